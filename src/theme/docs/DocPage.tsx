import { Article } from './Article.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DocPager } from './DocPager.tsx';
import { Notices } from './Notices.tsx';
import { PageDetails } from './PageDetails.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import { StructuredData } from './StructuredData.tsx';
import { VersionBadge } from './VersionBadge.tsx';
import { BackToTop } from '../layout/BackToTop.tsx';
import { surround, useSlotPage } from '../slots/fill-slot.ts';
import type { ReactNode } from 'react';
import type { DocMain } from '../../shared/main-props.ts';

export interface DocPageProps {
  /** Everything around the text: path, notices, headings, neighbors. */
  readonly main: DocMain;
  /** The text of the doc. */
  readonly content: ReactNode;
}

/** Renders a page of the documentation. */
export function DocPage({ main, content }: DocPageProps): ReactNode {
  const article = (
    <Article heading={main.heading} language={main.content.language} toc={main.toc}>
      {content}
    </Article>
  );
  return (
    <>
      <div className="column">
        <Breadcrumbs homeHref={main.homeHref} items={main.breadcrumbs} />
        {main.breadcrumbData !== undefined && <StructuredData json={main.breadcrumbData} />}
        {main.versionBadge !== null && <VersionBadge versionLabel={main.versionBadge} />}
        <ReadingTime details={main.details} />
        <Notices notices={main.notices} />
        {surround('Content', article, useSlotPage())}
        {main.details && <PageDetails details={main.details} />}
        <DocPager previous={main.previous} next={main.next} />
      </div>
      <TableOfContents items={main.toc} />
      <BackToTop />
    </>
  );
}
