import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';
import { localize } from '../../config/localize.ts';
import type { Site } from '../../site/graph/site.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import type { CollectionSummary } from '../../translation/status/summarize-status.ts';
import type { PageStatus } from '../../translation/status/report-status.ts';
import type { TranslationStatus } from '../commands/results.ts';

/** Writes the status of translations as a page for translators: a bar for each section, and links to the files. */
export async function writeStatusPage(
  file: string,
  { locales, pages }: TranslationStatus,
  { config }: Site,
): Promise<void> {
  const sections = locales.map(({ locale, collections }) => {
    const { label, htmlLang } = config.locales.find(({ name }) => name === locale) ?? {
      label: locale,
      htmlLang: locale,
    };
    const bars = collections.map(bar).join('');
    const own = pages.filter((page) => page.locale === locale && page.state !== 'current');
    const rows = own.map((page) => row(page, config.root)).join('');
    const list = rows === '' ? '<p>Everything is up to date.</p>' : `<table>${head}<tbody>${rows}</tbody></table>`;
    return `<section><h2 lang="${escape(htmlLang)}">${escape(label)}</h2>${bars}${list}</section>`;
  });
  const title = `Translations of ${localize(config.title, config.locales[0])}`;
  const html = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${style}</style></head><body><main><h1>${escape(title)}</h1>${sections.join('')}</main></body></html>\n`;
  await writeAtomically(resolve(file), html);
}

const head = '<thead><tr><th>State</th><th>Translation</th><th>Source</th><th>To do</th></tr></thead>';

function bar({ collection, pages, current, stale, missing }: CollectionSummary): string {
  const percent = pages === 0 ? 100 : Math.floor((current / pages) * 100);
  const text = `${current} of ${pages} pages, ${stale} stale, ${missing} missing`;
  return `<div class="bar"><span>${escape(collection)}</span><progress max="${Math.max(pages, 1)}" value="${pages === 0 ? 1 : current}" aria-label="${escape(collection)}">${percent} %</progress><span>${percent} %</span><small>${text}</small></div>`;
}

function row({ state, translation, source, open }: PageStatus, root: string): string {
  const link = (file: string) => `<a href="${pathToFileURL(join(root, file)).href}">${escape(file)}</a>`;
  const parts = open.map(
    (part) => `<li>${part.state}${part.line === null ? '' : `, line ${part.line}`}: ${escape(part.about)}</li>`,
  );
  const list = parts.length === 0 ? '' : `<ul>${parts.join('')}</ul>`;
  const own = state === 'missing' ? escape(translation) : link(translation);
  return `<tr><td class="${state}">${state}</td><td>${own}</td><td>${source === null ? '' : link(source)}</td><td>${list}</td></tr>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0}main{max-width:72rem;margin:auto;padding:1.5rem}
.bar{display:grid;grid-template-columns:10rem minmax(6rem,20rem) 3.5rem 1fr;gap:.75rem;align-items:center}.bar progress{width:100%;accent-color:#15803d}
table{border-collapse:collapse;width:100%;margin-block:1rem}th,td{text-align:start;vertical-align:top;padding:.5rem;border-bottom:1px solid #8884}td{overflow-wrap:anywhere}td:first-child{white-space:nowrap}
ul{margin:0;padding-inline-start:1rem}.missing,.unchanged{color:#dc2626}.stale{color:#b45309}.extra{color:#7c3aed}
@media(prefers-color-scheme:dark){.missing,.unchanged{color:#f87171}.stale{color:#fbbf24}.extra{color:#c4b5fd}}
@media(max-width:40rem){.bar{grid-template-columns:1fr auto;row-gap:.25rem;margin-block:.75rem}.bar progress{grid-row:2;grid-column:1/-1}.bar small{grid-column:1/-1}td,th{display:block;border:0;padding-block:.15rem}tr{display:block;border-bottom:1px solid #8884;padding-block:.5rem}thead{display:none}}`;
