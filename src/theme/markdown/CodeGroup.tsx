import { Children, cloneElement, isValidElement } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { CodeBlock, type CodeBlockProps } from './CodeBlock.tsx';
import { TabItem } from './TabItem.tsx';
import { Tabs } from './Tabs.tsx';
import type { ReactElement, ReactNode } from 'react';

export interface CodeGroupProps {
  /** Groups of the same name change together, and the choice is kept. */
  readonly groupId?: string;
  /** Name under which the choice stands in the address; true for the group's. */
  readonly queryString?: string | boolean;
  readonly id?: string;
  readonly className?: string;
  /** One `CodeBlock` a tab. Its title, or else its language, names the tab. */
  readonly children?: ReactNode;
}

/**
 * Prints blocks of code as tabs. In the text of a page the blocks are fences, and the group is made
 * while they are Markdown; this is the group that a component prints. Throws a `UsageError` for
 * anything but blocks of code.
 */
export function CodeGroup({ children, ...attributes }: CodeGroupProps): ReactNode {
  const blocks = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map(readBlock);
  if (blocks.length === 0)
    throw new UsageError('it has no blocks of code.', 'Put a `<CodeBlock title="…">` into it for each tab.');
  return (
    <Tabs {...attributes}>
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
  throw new UsageError('it holds something else than blocks of code.', 'Move that before or after the group.');
}

function labelOf({ props: { title = '', label, lang } }: ReactElement<CodeBlockProps>): string {
  return title === '' ? (label ?? lang ?? 'text') : title;
}
