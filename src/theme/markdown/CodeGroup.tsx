import { Children, cloneElement, isValidElement } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { CodeBlock, type CodeBlockProps } from './CodeBlock.tsx';
import { TabItem } from './TabItem.tsx';
import { Tabs } from './Tabs.tsx';
import type { ReactElement, ReactNode } from 'react';

export interface CodeGroupProps {
  /** Groups with the same name change together, and the choice is saved. */
  readonly groupId?: string;
  /** Name of the query parameter that holds the choice; true for the name of the group. */
  readonly queryString?: string | boolean;
  /** Id of the element. */
  readonly id?: string;
  /** Class of the element. */
  readonly className?: string;
  /**
   * One code block for each tab. The label of a tab is the title of the block, or else its
   * language.
   */
  readonly children?: ReactNode;
}

/**
 * Renders blocks of code as tabs, for a group inside a component. In the text of a page, a group
 * consists of fenced code and becomes tabs while it is Markdown. Throws a `UsageError` for children
 * other than blocks of code.
 */
export function CodeGroup({ children, className, ...attributes }: CodeGroupProps): ReactNode {
  const blocks = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map(readBlock);
  if (blocks.length === 0)
    throw new UsageError('it has no code blocks.', 'Put a `<CodeBlock title="…">` into it for each tab.');
  return (
    <Tabs {...attributes} className={className === undefined ? 'code-tabs' : `code-tabs ${className}`}>
      {blocks.map((block) => (
        <TabItem key={block.key} value={labelOf(block)}>
          {cloneElement(block, { title: '' })}
        </TabItem>
      ))}
    </Tabs>
  );
}

function readBlock(child: ReactNode): ReactElement<CodeBlockProps> {
  if (isValidElement<CodeBlockProps>(child) && child.type === CodeBlock) return child;
  throw new UsageError('it contains something other than code blocks.', 'Move that before or after the group.');
}

function labelOf({ props: { title = '', label, lang } }: ReactElement<CodeBlockProps>): string {
  return title === '' ? (label ?? lang ?? 'text') : title;
}
