import { Admonition } from './markdown/Admonition.tsx';
import { AdmonitionTitle } from './markdown/AdmonitionTitle.tsx';
import { CodeBlock } from './markdown/CodeBlock.tsx';
import { CodeLines } from './markdown/CodeFold.tsx';
import { Details } from './markdown/Details.tsx';
import { Diagram } from './markdown/Diagram.tsx';
import { FootnoteLabel } from './markdown/FootnoteLabel.tsx';
import { Heading } from './markdown/Heading.tsx';
import { Image } from './markdown/Image.tsx';
import { MathBlock } from './markdown/MathBlock.tsx';
import { MarkdownLink } from './markdown/MarkdownLink.tsx';
import { TabItem } from './markdown/TabItem.tsx';
import { Table } from './markdown/Table.tsx';
import { Tabs } from './markdown/Tabs.tsx';
import { Tooltip } from './markdown/Tooltip.tsx';
import { Zoomable } from './markdown/Zoomable.tsx';
import type { HTMLAttributes, ReactNode } from 'react';
import type { HeadingProps } from './markdown/Heading.tsx';

function headingOf(level: HeadingProps['level']): (props: HTMLAttributes<HTMLHeadingElement>) => ReactNode {
  return (props) => <Heading level={level} {...props} />;
}

/**
 * The component that renders each element of compiled Markdown, by tag name. An element that is not
 * listed is rendered unchanged.
 */
export const markdownComponents = {
  a: MarkdownLink,
  details: Details,
  'docs-admonition': Admonition,
  'docs-admonition-title': AdmonitionTitle,
  'docs-code': CodeBlock,
  'docs-diagram': Diagram,
  'docs-footnote-label': FootnoteLabel,
  'docs-lines': CodeLines,
  'docs-math': MathBlock,
  'docs-tab': TabItem,
  'docs-tabs': Tabs,
  'docs-tooltip': Tooltip,
  'docs-zoom': Zoomable,
  h2: headingOf(2),
  h3: headingOf(3),
  h4: headingOf(4),
  h5: headingOf(5),
  h6: headingOf(6),
  img: Image,
  table: Table,
} as const;
