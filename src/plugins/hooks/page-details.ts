import { includedPath } from '../../markdown/includes/included-path.ts';
import { staticSource } from '../../content/scan-static.ts';
import type { PageContext } from '../../site/graph/site.ts';
import { ownPicture } from '../../site/page-props/shared-picture.ts';
import type { ReferenceContext } from '../../site/references/references.ts';
import { absoluteUrl } from '../../site/graph/absolute-url.ts';
import { formatColor, readColor } from '../../system/color.ts';
import type { PageDetails, PageSite } from '../contract/page-hook.ts';
import { pageFacts } from './page-facts.ts';

/** The site and its compiled pages. */
export type PagesContext = Pick<ReferenceContext, 'site' | 'compiled'>;

/** The accent color of the theme, `--accent` in its tokens. */
const themeAccent = 'oklch(0.5 0.135 262)';

/** Returns what hooks that are called for a single page know of it. */
export function pageDetails({ site, compiled }: PagesContext, context: PageContext): PageDetails {
  const { route } = context;
  const file = route.entry?.source.file ?? '';
  const page = compiled.pages.get(file);
  const inherited = compiled.inheritedIds.get(file);
  const headings = (page?.headings ?? []).map(({ depth, id, label, file: included, line, column }) => ({
    depth,
    id: inherited?.get(id) ?? id,
    text: label.map(({ text }) => text).join(''),
    file: included === undefined ? file : includedPath(file, included),
    line,
    column,
  }));
  return {
    ...pageFacts(route),
    address: absoluteUrl({ site }, route.url),
    headings,
    words: page?.words ?? 0,
    section: route.kind.describeForSearch?.(context, route).trail ?? [],
    image: ownPicture(route),
    site: pageSite(context),
  };
}

function pageSite({ site, locale, text, route }: PageContext): PageSite {
  const { config, content } = site;
  const accent = readColor(config.palette?.light?.accent ?? '') ?? readColor(themeAccent) ?? [0, 0, 0];
  const logo = config.navbar.logo?.src.replace(/^\//, '');
  return {
    title: text(config.title),
    language: route.entry?.source.locale.htmlLang ?? locale.htmlLang,
    direction: locale.direction,
    accent: formatColor(accent),
    logo: logo !== undefined && site.staticFiles.has(logo) ? staticSource(content, logo) : null,
  };
}
