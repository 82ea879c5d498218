import { Children, isValidElement } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { textOf } from './text-of.ts';
import type { ReactElement, ReactNode } from 'react';

/** A file or folder of a tree. */
export interface FileTreeEntry {
  readonly name: string;
  /** The writer's note about the entry. */
  readonly comment: readonly ReactNode[];
  readonly isMarked: boolean;
  /** What is in a folder; null for a file. */
  readonly items: readonly FileTreeEntry[] | null;
}

type WithChildren = ReactElement<{ readonly children?: ReactNode }>;

function isElement(node: ReactNode, type: string): node is WithChildren {
  return isValidElement(node) && node.type === type;
}

function partsOf(node: ReactNode): readonly ReactNode[] {
  return Children.toArray(node).filter((part) => typeof part !== 'string' || part.trim() !== '');
}

/**
 * Returns the entries of a rendered Markdown list. Throws a `UsageError` for anything other than
 * one list.
 */
export function readFileTree(children: ReactNode): readonly FileTreeEntry[] {
  const [list, ...others] = partsOf(children);
  if (!isElement(list, 'ul') || others.length > 0) {
    throw new UsageError(
      'it contains something other than one list.',
      'Write the files as a list, `- src/`, with a blank line after `<FileTree>` and before `</FileTree>`.',
    );
  }
  return readList(list);
}

function readList(list: WithChildren): readonly FileTreeEntry[] {
  return partsOf(list.props.children)
    .filter((item) => isElement(item, 'li'))
    .map(readItem);
}

function readItem(item: WithChildren): FileTreeEntry {
  // In a loose list, the text of an item is in a paragraph.
  const parts = partsOf(item.props.children).flatMap((part) =>
    isElement(part, 'p') ? partsOf(part.props.children) : [part],
  );
  const lists = parts.filter((part) => isElement(part, 'ul'));
  const [first, ...rest] = parts.filter((part) => !isElement(part, 'ul'));
  const isText = typeof first === 'string';
  const text = textOf(first).trim();
  const [, name = text, own = ''] = (isText ? /^(\S+)\s+(.+)$/s.exec(text) : null) ?? [];
  const isFolder = lists.length > 0 || name.endsWith('/');
  return {
    name: isFolder ? name.replace(/\/$/, '') : name,
    comment: own === '' ? rest : [`${own} `, ...rest],
    isMarked: isElement(first, 'strong'),
    items: isFolder ? lists.flatMap(readList) : null,
  };
}
