import { useStrings } from '../../theme/context/context.ts';
import { Notices } from '../../theme/docs/Notices.tsx';
import { Pager } from '../../theme/docs/Pager.tsx';
import { renderDetails } from '../../theme/docs/render-details.tsx';
import { TableOfContents } from '../../theme/docs/TableOfContents.tsx';
import { BackToTop } from '../../theme/layout/BackToTop.tsx';
import { joinParts } from '../../theme/layout/join-parts.ts';
import { surround, useSlotPage } from '../../theme/slots/fill-slot.ts';
import type { ReactNode } from 'react';
import type { ReleaseMain } from './changelog-props.ts';
import { ReleaseMeta } from './ReleaseMeta.tsx';
import { ReleaseText } from './ReleaseText.tsx';

interface Props {
  readonly main: ReleaseMain;
  /** The text of the release, by the `key` of its content. */
  readonly contents?: Readonly<Record<string, ReactNode>>;
}

/** Renders the page of a release. */
export function ReleasePage({ main, contents }: Props): ReactNode {
  const { release, titleId, toc, notices, details, kindNames } = main;
  const { language, key } = release.content;
  const article = (
    <article>
      <header className="release-header">
        <h1 id={titleId ?? undefined} className="page-title" lang={language?.htmlLang} dir={language?.direction}>
          {release.title}
        </h1>
        <ReleaseMeta release={release} />
      </header>
      <ReleaseText release={release} kindNames={kindNames} levelsDown={0}>
        {contents?.[key]}
      </ReleaseText>
    </article>
  );
  return (
    <>
      <div className="column">
        <Notices notices={notices} />
        {surround('Content', article, useSlotPage())}
        {joinParts(renderDetails(details), <Neighbors main={main} />)}
      </div>
      <TableOfContents items={toc} actions={details?.actions} />
      <BackToTop />
    </>
  );
}

/** Releases follow each other in time, so the older one is before. */
function Neighbors({ main: { older, newer } }: { readonly main: ReleaseMain }): ReactNode {
  const strings = useStrings();
  return (
    <Pager
      label={strings['theme.changelog.releases']}
      previous={older}
      next={newer}
      previousText={strings['theme.docs.paginator.previous']}
      nextText={strings['theme.docs.paginator.next']}
    />
  );
}
