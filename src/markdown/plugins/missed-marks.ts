import { asProblem } from '../../shared/problem.ts';
import type { Blockquote, Code, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Transformer } from 'unified';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { suggest } from '../../shared/nearest.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';
import { alertNames } from './alerts.ts';

/**
 * Warns about alerts that are only text because of a mistake, and about code blocks that are not
 * closed.
 */
export function missedMarks(): Transformer<Root> {
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    const lines = String(file.value).split('\n');
    eachMarkdownNode(tree, (node) => {
      if (node.type === 'blockquote') messages.push(...unknownAlert(node));
      else if (node.type === 'code') messages.push(...openFence(node, lines));
    });
  };
}

type Messages = readonly MarkdownMessage[];

function unknownAlert(quote: Blockquote): Messages {
  const [first] = quote.children;
  const name = first?.type === 'paragraph' ? /^\[!([a-z]+)\][ \t]*(?:\n|$)/i.exec(toString(first))?.[1] : undefined;
  if (name === undefined || alertNames.includes(name.toLowerCase())) return [];
  const hint = suggest(
    name.toUpperCase(),
    alertNames.map((known) => known.toUpperCase()),
    'kinds',
  );
  return [asProblem({ code: 'unknown-admonition', title: `There is no alert "[!${name}]".`, hint, ...placeOf(quote) })];
}

function openFence({ position }: Code, lines: readonly string[]): Messages {
  if (!position) return [];
  const { start, end } = position;
  const fence = /^(?:`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[0];
  if (fence === undefined) return [];
  const last = end.line > start.line ? (lines[end.line - 1] ?? '').slice(0, end.column - 1) : '';
  if (/^[\s>]*(?:`{3,}|~{3,})[ \t]*$/.test(last) && last.includes(fence)) return [];
  const hint = `Put a line of "${fence}" under it; without it, everything that follows is code.`;
  return [
    asProblem({ code: 'unclosed-block', title: 'This code block is not closed.', hint, ...placeOf({ position }) }),
  ];
}
