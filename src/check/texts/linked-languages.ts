import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Locale } from '../../config/config.ts';
import { pageUrl, servedBase } from '../../site/graph/address.ts';
import { isInOwnLanguage, type Route, shownRoute, type Site } from '../../site/graph/site.ts';
import { withoutLocale } from '../../site/references/linked-page.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import type { TextRange } from '../../shared/text-range.ts';
import type { TextRule } from './text-rule.ts';
import { decodeComponent } from '../../shared/decode-address.ts';

/** An address in a text. */
interface Link {
  readonly address: string;
  /** What readers see of it; empty if it is unknown. */
  readonly label: string;
  readonly range: TextRange;
}

/**
 * Returns the rule that finds links to a page in another language, though the page is there in the
 * language of the text. A link that names the other language leads there on purpose.
 */
export function linkedLanguages(site: Site): TextRule {
  return (text) => {
    const { locale } = text;
    return linksIn(text.tree, text.source).flatMap(({ address, label, range }): readonly Problem[] => {
      const target = findTarget(site, locale, address);
      if (!target || target.locale === locale || namesLanguage(label, target.locale, locale)) return [];
      const own = site.byKey.get(target.key)?.get(locale.name);
      if (!own || own.fallback || !isInOwnLanguage(own)) return [];
      const hash = /#.*$/.exec(address)?.[0] ?? '';
      const title = `This link leads to the page in ${nameOf(target.locale, 'en')}`;
      const hint = `Write \`${withoutLocale(own)}${hash}\`, which leads to the page in the reader's language.`;
      return [asProblem({ code: 'link-to-other-language', target: address, title, hint, ...text.placeOf(range) })];
    });
  };
}

/**
 * Returns the page of an address from the root of the site, or of a whole address; null for none.
 */
function findTarget(site: Site, locale: Locale, address: string): Route | null {
  const { config, byUrl } = site;
  const isWhole = address.startsWith(`${config.url}/`) || address === config.url;
  if (!isWhole && !/^\/(?!\/)/.test(address)) return null;
  const path = decodeComponent((isWhole ? address.slice(config.url.length) : address).replace(/[?#].*$/s, ''));
  const base = servedBase(config);
  const inside = isWhole && path.startsWith(base) ? `/${path.slice(base.length)}` : path;
  const plain = inside.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const own = isWhole ? undefined : byUrl.get(pageUrl(locale, inside));
  const found = own ?? byUrl.get(plain === '' ? '/' : plain) ?? byUrl.get(`${plain}/`);
  return found ? shownRoute(found) : null;
}

function linksIn(tree: Nodes, source: string): readonly Link[] {
  const links: Link[] = [];
  const visit = (node: Nodes): void => {
    const range = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
    if (node.type === 'link') links.push({ address: node.url, label: toString(node), range });
    if (node.type === 'definition') links.push({ address: node.url, label: node.label ?? '', range });
    if (node.type === 'html') links.push(...linksInHtml(source.slice(range.start, range.end), range.start));
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const values = new Map(
        node.attributes.flatMap((each) => ('name' in each ? [[each.name, each.value] as const] : [])),
      );
      const address = values.get('href') ?? values.get('to');
      const end = node.children[0]?.position?.start.offset ?? range.end;
      if (typeof address === 'string' && !values.has('hrefLang') && !values.has('hreflang')) {
        links.push({ address, label: toString(node), range: { start: range.start, end } });
      }
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return links;
}

function linksInHtml(html: string, offset: number): readonly Link[] {
  return [...html.matchAll(/<a\s[^>]*\bhref=["']([^"']*)["'][^>]*>([^<]*)/gi)].flatMap(
    ({ 0: tag, 1: address = '', 2: label = '', index }) =>
      /\shreflang=/i.test(tag)
        ? []
        : [{ address, label, range: { start: offset + index, end: offset + index + tag.length } }],
  );
}

/** Returns whether words name a language: as its speakers do, as the page does, or in English. */
function namesLanguage(label: string, { label: own, htmlLang }: Locale, page: Locale): boolean {
  const names = [own, ...[htmlLang, page.htmlLang, 'en'].map((language) => nameOf({ htmlLang }, language))];
  const text = label.toLowerCase();
  return names.some((name) => text.includes(name.toLowerCase()));
}

function nameOf({ htmlLang }: Pick<Locale, 'htmlLang'>, language: string): string {
  const { language: tag } = new Intl.Locale(htmlLang);
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
}
