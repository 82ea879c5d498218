import { groupBy } from '../../shared/group-by.ts';
import type { SidebarItemProps, SidebarLinkProps, SidebarProps } from '../../shared/sidebar-props.ts';
import type { PageContext } from '../../site/graph/site.ts';
import { type Changelog, releaseUrl } from './changelog.ts';
import type { ChangelogRoute, ReleaseListRoute, ReleaseRoute } from './changelog-routes.ts';
import type { Release } from './changelog-set.ts';

/**
 * Returns the sidebar of a changelog: the releases with the first number of the page's release, and
 * for each other first number a link to its newest release. So it stays short; null for none.
 */
export function createChangelogSidebar(
  context: PageContext,
  route: ReleaseRoute | ReleaseListRoute,
): SidebarProps | null {
  const { changelog } = route;
  const shown = withOwn(changelog, route);
  if (shown.length === 0) return null;
  const groups = groupBy(shown, groupOf);
  const open = openGroup(route, groups);
  const items = [...groups].flatMap(([group, releases]): readonly SidebarItemProps[] => {
    const links = releases.map((release) => createLink(context, changelog, release));
    const [newest] = links;
    if (group === null || groups.size === 1) return links;
    if (group !== open) return newest ? [{ ...newest, label: group, current: false }] : [];
    return [createGroup(group, links)];
  });
  const label = context.strings['theme.changelog.releases'];
  return { kind: 'changelog', label, isTitled: true, items, treeHref: null };
}

/** An unlisted release shows itself among the others, so that readers see where they are. */
function withOwn(changelog: Changelog, route: ChangelogRoute): readonly Release[] {
  if (!route.unlisted) return changelog.listedReleases;
  return changelog.releases.filter((release) => !release.unlisted || release === route.entry);
}

/** Returns such as `2.x`; null for changes without a version. */
function groupOf({ version }: Release): string | null {
  return version === null ? null : `${version.numbers[0]}.x`;
}

/** The page of a list opens the group that it begins with. */
function openGroup(
  route: ReleaseRoute | ReleaseListRoute,
  groups: ReadonlyMap<string | null, readonly Release[]>,
): string | null {
  const shown = 'release' in route ? [route.release] : route.page.items;
  const named = [...shown.map(groupOf), ...groups.keys()];
  return named.find((group) => group !== null) ?? null;
}

function createLink(context: PageContext, changelog: Changelog, release: Release): SidebarLinkProps {
  const url = releaseUrl(changelog, release);
  const current = url === context.route.url;
  return {
    type: 'link',
    label: release.versionText ?? release.title,
    href: context.to.page(url),
    external: false,
    current,
  };
}

function createGroup(label: string, items: readonly SidebarLinkProps[]): SidebarItemProps {
  return {
    ...{ type: 'category', label, items, href: null, current: false, open: true, collapsible: false, list: null },
    active: items.some(({ current }) => current),
  };
}
