import type { DocsTagMain, TagsMain } from '../../../shared/tag-props.ts';
import type { PageContext } from '../../../site/graph/site.ts';
import { labelLanguage } from '../../../site/page-props/label-language.ts';
import { createTagGroups } from '../../../site/tags/tag-links.ts';
import { tagsUrl } from '../graph/docs.ts';
import { docsUrl } from '../graph/docs-routes.ts';
import type { DocsTagRoute } from '../graph/tag-routes.ts';
import { textLanguage } from './node-language.ts';
import { versionBadge, versionNotices } from './version-notes.ts';

/** Returns the main area of the list of tags, by first letter. */
export function createDocsTagsMain(context: PageContext, { docs, title }: DocsTagRoute): TagsMain {
  return { kind: 'docs-tags', title, groups: createTagGroups(context, docs.tags), ...versionParts(context, docs) };
}

/** Returns the main area of a tag's page: a card for each of its docs, by title. */
export function createDocsTagMain(context: PageContext, { docs, tag, title, description }: DocsTagRoute): DocsTagMain {
  const collator = new Intl.Collator(context.locale.htmlLang, { numeric: true });
  const entries = (tag?.entries ?? []).toSorted((a, b) => collator.compare(a.title, b.title));
  return {
    kind: 'docs-tag',
    title,
    description,
    tagsHref: context.to.page(tagsUrl(docs)),
    cards: entries.map((doc) => ({
      label: doc.title,
      href: context.to.page(docsUrl(docs, doc.slug)),
      external: false,
      icon: null,
      description: doc.description,
      ...labelLanguage(doc.title, doc, context.locale),
      ...textLanguage(context, doc),
    })),
    ...versionParts(context, docs),
  };
}

function versionParts(context: PageContext, docs: DocsTagRoute['docs']) {
  return { notices: versionNotices(context, docs), versionBadge: versionBadge(context, docs) };
}
