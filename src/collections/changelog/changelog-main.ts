import type { PagerLinkProps } from '../../shared/main-props.ts';
import type { CompiledContent } from '../../site/graph/compiled-content.ts';
import type { PageContext } from '../../site/graph/site.ts';
import { compiledPage, createContent, createPageToc } from '../../site/page-props/content.ts';
import { createNotices } from '../../site/page-props/notices.ts';
import { formatDate } from '../../site/page-props/format-date.ts';
import { kindNames } from './change-kinds.ts';
import { type Changelog, releaseUrl } from './changelog.ts';
import type { ReleaseListMain, ReleaseMain, ReleaseProps } from './changelog-props.ts';
import type { ReleaseListRoute, ReleaseRoute } from './changelog-routes.ts';
import type { Release } from './changelog-set.ts';

/** Returns the main area of a page of the list of releases. */
export function createReleaseListMain(
  context: PageContext,
  { changelog, page, title, description }: ReleaseListRoute,
  compiled: CompiledContent,
): ReleaseListMain {
  const href = (url: string | null) => (url === null ? null : context.to.page(url));
  return {
    kind: 'release-list',
    title,
    description,
    releases: page.items.map((release) => ({
      ...createRelease(context, changelog, release),
      id: release.slug.slice(1),
      isTruncated: compiledPage(compiled, release.source.file).hasExcerpt,
    })),
    newerHref: href(page.previousUrl),
    olderHref: href(page.nextUrl),
    kindNames: kindNames(context),
  };
}

/** Returns the main area of the page of a release. */
export function createReleaseMain(
  context: PageContext,
  { changelog, release }: ReleaseRoute,
  compiled: CompiledContent,
): ReleaseMain {
  const index = changelog.listedReleases.indexOf(release);
  const link = (other: Release | undefined): PagerLinkProps | null =>
    index < 0 || !other ? null : { label: other.title, href: context.to.page(releaseUrl(changelog, other)) };
  return {
    kind: 'release',
    release: createRelease(context, changelog, release),
    titleId: release.hasOwnHeading ? titleId(compiled, release) : null,
    toc: createPageToc(context, compiled, release.source, release.frontMatter),
    notices: createNotices(context),
    older: link(changelog.listedReleases[index + 1]),
    newer: link(changelog.listedReleases[index - 1]),
    kindNames: kindNames(context),
  };
}

/** The title is rendered above the text, with the id that it would have in the text. */
function titleId(compiled: CompiledContent, { source: { file } }: Release): string | null {
  const own = compiledPage(compiled, file).titleId;
  return own === null ? null : (compiled.inheritedIds.get(file)?.get(own) ?? own);
}

function createRelease(context: PageContext, changelog: Changelog, release: Release): ReleaseProps {
  const { title, versionText, date, isUnreleased, frontMatter, source } = release;
  return {
    title,
    href: context.to.page(releaseUrl(changelog, release)),
    version: versionText !== null && title.includes(versionText) ? null : versionText,
    date: date === null ? null : formatDate(context, date, { year: 'numeric', month: 'long', day: 'numeric' }),
    isUnreleased: isUnreleased && versionText !== null,
    isYanked: frontMatter.yanked ?? false,
    content: createContent(context, source),
  };
}
