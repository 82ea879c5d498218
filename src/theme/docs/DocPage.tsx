import { Article } from './Article.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocPager } from './DocPager.tsx';
import { Notices } from './Notices.tsx';
import { renderDetails } from './render-details.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { renderReadingTime } from './reading-time.tsx';
import { VersionBadge } from './VersionBadge.tsx';
import { BackToTop } from '../layout/BackToTop.tsx';
import { TagRow } from '../tags/TagRow.tsx';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import { joinParts } from '../layout/join-parts.ts';
import type { ReactNode } from 'react';
import type { DocMain } from '../../shared/main-props.ts';

export interface DocPageProps {
  /** Everything around the text: breadcrumbs, notices, headings, neighbors. */
  readonly main: DocMain;
  /** The text of the doc. */
  readonly content: ReactNode;
}

/** Renders a page of the documentation. */
export function DocPage({ main, content }: DocPageProps): ReactNode {
  const article = (
    <Article heading={main.heading} language={main.content.language}>
      {content}
    </Article>
  );
  return (
    <>
      <div className="column">
        <Breadcrumbs homeHref={main.homeHref} items={main.breadcrumbs} />
        {main.versionBadge !== null && <VersionBadge versionLabel={main.versionBadge} />}
        {joinParts(renderReadingTime(main.details), <Notices notices={main.notices} />)}
        {surround('Content', article, useSlotPage())}
        {joinParts(
          main.tags ? <TagRow tags={main.tags} /> : null,
          renderDetails(main.details),
          <DocPager previous={main.previous} next={main.next} />,
        )}
      </div>
      <TableOfContents items={main.toc} actions={main.details?.actions} />
      <BackToTop />
    </>
  );
}
