import { Content } from '../docs/Content.tsx';
import { Notices } from '../docs/Notices.tsx';
import { TableOfContents } from '../docs/TableOfContents.tsx';
import { TocFold } from '../docs/TocFold.tsx';
import type { ReactNode } from 'react';
import type { PageMain } from '../../shared/main-props.ts';

export interface MarkdownPageProps {
  readonly main: PageMain;
  readonly content: ReactNode;
}

/** Prints a page that belongs to no collection. */
export function MarkdownPage({ main, content }: MarkdownPageProps): ReactNode {
  return (
    <>
      <div className="column">
        <Notices notices={main.notices} />
        <TocFold items={main.toc} />
        <Content language={main.content.language}>
          {main.heading !== null && <h1>{main.heading}</h1>}
          {content}
        </Content>
      </div>
      <TableOfContents items={main.toc} />
    </>
  );
}
