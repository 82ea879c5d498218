import type { CardProps } from '../../../shared/main-props.ts';
import type { LabelLanguage } from '../../../shared/label-language.ts';
import type { LocaleContext } from '../../../site/graph/site.ts';
import { contentLanguage, labelLanguage } from '../../../site/page-props/label-language.ts';
import type { Doc } from '../content/doc-set.ts';
import type { SidebarNode } from '../sidebars/sidebar.ts';

/** Returns the language of the label of a sidebar entry, if it is not that of the page. */
export function nodeLanguage({ site, locale }: LocaleContext, node: SidebarNode): LabelLanguage {
  if (node.type === 'category' && node.isLabelOfSource && node.label === node.sourceLabel) {
    const language = contentLanguage(site.config.locales[0], locale);
    return language === null ? {} : { language };
  }
  const doc = docOf(node);
  return doc !== null && 'label' in node ? labelLanguage(node.label, doc, locale) : {};
}

/** Returns the language of what a doc says of itself, if it is not that of the page. */
export function textLanguage(
  { locale }: LocaleContext,
  doc: Pick<Doc, 'source'> | null,
): Pick<CardProps, 'textLanguage'> {
  const language = doc && contentLanguage(doc.source.locale, locale);
  return language === null ? {} : { textLanguage: language };
}

/** Returns the doc that an entry of a sidebar leads to; null for none. */
export function docOf(node: SidebarNode): Doc | null {
  if (node.type === 'doc' || node.type === 'ref') return node.doc;
  return node.type === 'category' && node.link?.type === 'doc' ? node.link.doc : null;
}
