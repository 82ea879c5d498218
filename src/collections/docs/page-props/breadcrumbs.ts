import type { DocMain } from '../../../shared/main-props.ts';
import type { PageContext } from '../../../site/graph/site.ts';
import { absoluteUrl } from '../../../site/page-props/head.ts';
import type { Docs } from '../graph/docs.ts';
import { nodeTarget } from '../graph/node-target.ts';
import type { Place } from '../sidebars/places.ts';
import { isUnlisted } from '../sidebars/sidebar.ts';

type Breadcrumbs = Pick<DocMain, 'breadcrumbs' | 'breadcrumbData'>;

interface Crumb {
  readonly label: string;
  /** Address inside the site; null for a category without a page. */
  readonly url: string | null;
}

/**
 * Returns the path to a page: the categories that contain it, and its own label. It is empty for a
 * page outside of all sidebars, and if the site shows no such paths.
 */
export function createBreadcrumbs(
  context: PageContext,
  docs: Docs,
  place: Place | false | undefined,
  label: string,
): Breadcrumbs {
  const { breadcrumbs: areShown, structuredData } = context.site.config.pageDetails;
  if (!place || (!areShown && !structuredData)) return { breadcrumbs: [] };
  const parents = place.path.map((category): Crumb => {
    const target = isUnlisted(category) ? null : nodeTarget(docs, category);
    return { label: category.label, url: target && 'url' in target ? target.url : null };
  });
  const shown = [
    ...parents.map((crumb) => ({ label: crumb.label, href: crumb.url === null ? null : context.to.page(crumb.url) })),
    { label, href: null },
  ];
  const data = structuredData ? listData(context, [...parents, { label, url: context.route.url }]) : null;
  return {
    breadcrumbs: areShown ? shown : [],
    ...(data !== null && { breadcrumbData: data }),
  };
}

/**
 * Returns the path as JSON-LD; null if it has nothing above the page. Search engines want at least
 * two items, and an address in each.
 */
function listData(context: PageContext, crumbs: readonly Crumb[]): string | null {
  const items = crumbs.flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));
  if (items.length < 2) return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(context, url),
    })),
  };
  // `</script>` in a label would end the element.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
