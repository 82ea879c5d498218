import type { NoticeProps } from '../../../shared/main-props.ts';
import type { PageContext } from '../../../site/graph/site.ts';
import { type Docs, latestOf } from '../graph/docs.ts';
import { docsUrl } from '../graph/docs-routes.ts';
import { findSamePage } from '../graph/same-page.ts';

/** Returns the label of the version that pages show; null for none. */
export function versionBadge({ text }: PageContext, { set }: Docs): string | null {
  return set.version.badge ? text(set.version.label) : null;
}

/**
 * Returns the notice that a version is unreleased or unmaintained, with a link to the same page
 * in the latest version, else to the main doc of that version.
 */
export function versionNotices(context: PageContext, own: Docs): readonly NoticeProps[] {
  const { set } = own;
  const { banner, label } = set.version;
  if (banner === null) return [];
  const docs = latestOf(own);
  if (!docs?.mainDoc) return [];
  const latest = docs.set.version;
  const url = findSamePage(context.site, context.route, docs)?.url ?? docsUrl(docs, docs.mainDoc.slug);
  return [
    {
      type: banner,
      siteTitle: context.text(context.site.config.title),
      versionLabel: context.text(label),
      latestHref: context.to.page(url),
      latestLabel: context.text(latest.label),
      ...(set.collection.rememberVersion && {
        choice: { type: 'choose', collection: set.collection.key, version: latest.name },
      }),
    },
  ];
}
