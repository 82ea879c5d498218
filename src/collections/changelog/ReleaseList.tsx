import { useStrings } from '../../theme/context/context.ts';
import { Pager } from '../../theme/docs/Pager.tsx';
import { Heading } from '../../theme/markdown/Heading.tsx';
import { formatMessage } from '../../shared/strings/format-message.ts';
import type { ReactNode } from 'react';
import type { ReleaseListMain } from './changelog-props.ts';
import { ReleaseMeta } from './ReleaseMeta.tsx';
import { ReleaseText } from './ReleaseText.tsx';

interface Props {
  readonly main: ReleaseListMain;
  /** The texts of the releases, by the `key` of their content. */
  readonly contents?: Readonly<Record<string, ReactNode>>;
}

/** Renders a page of the list of releases, with their whole texts. */
export function ReleaseList({ main, contents }: Props): ReactNode {
  const strings = useStrings();
  const { title, description, releases, kindNames, newerHref, olderHref } = main;
  const link = (label: string, href: string | null) => (href === null ? null : { label, href });
  return (
    <div className="column">
      <h1 className="page-title">{title}</h1>
      {description !== null && <p className="lead">{description}</p>}
      {releases.length === 0 && <p className="empty">{strings['theme.changelog.noReleases']}</p>}
      {releases.map((release) => (
        <article key={release.href} className="release">
          <ReleaseHeading release={release} />
          <ReleaseText release={release} kindNames={kindNames} levelsDown={1}>
            {contents?.[release.content.key]}
          </ReleaseText>
          {release.isTruncated && <ReadMore release={release} />}
        </article>
      ))}
      <Pager
        label={strings['theme.changelog.releases']}
        previous={link(strings['theme.blog.paginator.newerEntries'], newerHref)}
        next={link(strings['theme.blog.paginator.olderEntries'], olderHref)}
        previousText={null}
        nextText={null}
      />
    </div>
  );
}

type ListedRelease = ReleaseListMain['releases'][number];

function ReleaseHeading({ release }: { readonly release: ListedRelease }): ReactNode {
  const { title, href, id, content } = release;
  return (
    <header className="release-header">
      <Heading
        level={2}
        id={id}
        className="release-title"
        lang={content.language?.htmlLang}
        dir={content.language?.direction}
      >
        <a href={href}>{title}</a>
      </Heading>
      <ReleaseMeta release={release} />
    </header>
  );
}

/** Search engines read the text of a link, and not its label. */
function ReadMore({ release: { title, href } }: { readonly release: ListedRelease }): ReactNode {
  const strings = useStrings();
  return (
    <a className="read-more" href={href}>
      <span aria-hidden>{strings['theme.blog.post.readMore']}</span>
      <span className="visually-hidden">{formatMessage(strings['theme.blog.post.readMoreLabel'], { title })}</span>
    </a>
  );
}
