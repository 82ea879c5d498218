import { Article } from '../docs/Article.tsx';
import { Notices } from '../docs/Notices.tsx';
import { renderDetails } from '../docs/render-details.tsx';
import { renderReadingTime } from '../docs/reading-time.tsx';
import { TableOfContents } from '../docs/TableOfContents.tsx';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import { joinParts } from '../layout/join-parts.ts';
import type { ReactNode } from 'react';
import type { PageMain } from '../../shared/main-props.ts';

export interface MarkdownPageProps {
  /** Heading, headings of the text, and notices. */
  readonly main: PageMain;
  /** The text of the page. */
  readonly content: ReactNode;
}

/** Renders a page that does not belong to a collection. */
export function MarkdownPage({ main, content }: MarkdownPageProps): ReactNode {
  const article = (
    <Article heading={main.heading} language={main.content.language}>
      {content}
    </Article>
  );
  return (
    <>
      <div className="column">
        {joinParts(renderReadingTime(main.details), <Notices notices={main.notices} />)}
        {joinParts(surround('Content', article, useSlotPage()), renderDetails(main.details))}
      </div>
      <TableOfContents items={main.toc} actions={main.details?.actions} />
    </>
  );
}
