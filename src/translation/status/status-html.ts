import { escapeValue } from '../../shared/escape.ts';
import type { Locale } from '../../config/config.ts';
import type { CollectionSummary, TranslationStatus } from './summarize-status.ts';
import type { PageStatus } from './report-status.ts';

/** What the page for translators needs to know of the site. */
export interface StatusPage {
  readonly title: string;
  readonly locales: readonly Locale[];
  /** Address of the site's home page; null for a page that lies elsewhere. */
  readonly homeHref: string | null;
  /**
   * Returns the address that opens a file of a page, or a form for a missing one; null for none.
   */
  readonly linkOf: (page: PageStatus, which: 'source' | 'translation') => string | null;
}

/**
 * Returns the status of translations as a page for translators: a bar for each section, and links
 * to the files. The text is in English, like that of the commands.
 */
export function statusHtml(status: TranslationStatus, page: StatusPage): string {
  const sections = status.locales.map(({ locale, collections, missingStrings }) => {
    const { label, htmlLang } = page.locales.find(({ name }) => name === locale) ?? { label: locale, htmlLang: locale };
    const bars = collections.map(bar).join('');
    const strings = missingStrings.length === 0 ? '' : stringList(missingStrings);
    const own = status.pages.filter((each) => each.locale === locale && each.state !== 'current');
    const rows = own.map((each) => row(each, page.linkOf)).join('');
    const list = rows === '' ? '<p>All pages are up to date.</p>' : `<table>${head}<tbody>${rows}</tbody></table>`;
    return `<section><h2 lang="${escapeValue(htmlLang)}">${escapeValue(label)}</h2>${bars}${strings}${list}</section>`;
  });
  const title = escapeValue(`Translations of ${page.title}`);
  const home =
    page.homeHref === null ? '' : `<nav><a href="${escapeValue(page.homeHref)}">${escapeValue(page.title)}</a></nav>`;
  const meta =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">';
  return `<!doctype html>\n<html lang="en"><head>${meta}<title>${title}</title><style>${style}</style></head><body><main>${home}<h1>${title}</h1>${sections.join('')}</main></body></html>\n`;
}

const head = '<thead><tr><th>State</th><th>Translation</th><th>Source</th><th>To do</th></tr></thead>';

function bar({ collection, pages, current, different, stale, missing, unchanged }: CollectionSummary): string {
  const percent = pages === 0 ? 100 : Math.floor((current / pages) * 100);
  const counts = Object.entries({ different, stale, missing, unchanged }).filter(([, count]) => count > 0);
  const text = [`${current} of ${pages} pages`, ...counts.map(([name, count]) => `${count} ${name}`)].join(', ');
  const name = escapeValue(collection);
  return `<div class="bar"><span>${name}</span><progress max="${Math.max(pages, 1)}" value="${pages === 0 ? 1 : current}" aria-label="${name}">${percent} %</progress><span>${percent} %</span><small>${text}</small></div>`;
}

function row(page: PageStatus, linkOf: StatusPage['linkOf']): string {
  const { state, translation, source, open, difference } = page;
  const link = (which: 'source' | 'translation', file: string) => {
    const href = linkOf(page, which);
    return href === null ? escapeValue(file) : `<a href="${escapeValue(href)}">${escapeValue(file)}</a>`;
  };
  const parts = open.map((part) => `${part.state}${part.line === null ? '' : `, line ${part.line}`}: ${part.about}`);
  const todo = difference === null ? parts : [`line ${difference.line}: ${difference.title}`];
  const list = todo.length === 0 ? '' : `<ul>${todo.map((text) => `<li>${escapeValue(text)}</li>`).join('')}</ul>`;
  return `<tr><td class="${state}">${state}</td><td>${link('translation', translation)}</td><td>${source === null ? '' : link('source', source)}</td><td>${list}</td></tr>`;
}

function stringList(keys: readonly string[]): string {
  const items = keys.map((key) => `<li><code>${escapeValue(key)}</code></li>`).join('');
  return `<details><summary>Missing strings: ${keys.length}</summary><ul>${items}</ul></details>`;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0}main{max-width:72rem;margin:auto;padding:1.5rem}
.bar{display:grid;grid-template-columns:10rem minmax(6rem,20rem) 3.5rem 1fr;gap:.75rem;align-items:center}.bar progress{width:100%;accent-color:#15803d}
table{border-collapse:collapse;width:100%;margin-block:1rem}th,td{text-align:start;vertical-align:top;padding:.5rem;border-bottom:1px solid #8884}td{overflow-wrap:anywhere}td:first-child{white-space:nowrap}
details{margin-block:1rem}ul{margin:0;padding-inline-start:1rem}.missing,.unchanged{color:#dc2626}.stale,.different{color:#b45309}.extra{color:#7c3aed}
@media(prefers-color-scheme:dark){.missing,.unchanged{color:#f87171}.stale,.different{color:#fbbf24}.extra{color:#c4b5fd}}
@media(max-width:40rem){.bar{grid-template-columns:1fr auto;row-gap:.25rem;margin-block:.75rem}.bar progress{grid-row:2;grid-column:1/-1}.bar small{grid-column:1/-1}td,th{display:block;border:0;padding-block:.15rem}tr{display:block;border-bottom:1px solid #8884;padding-block:.5rem}thead{display:none}}`;
