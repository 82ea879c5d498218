import { type GetTextTranslations, po } from 'gettext-parser';
import type { Exchange, ExchangeUnit } from './exchange-file.ts';

/** Separates the file and the id in the context of a text. */
const separator = '#';

/** Returns texts for translators as a PO file in UTF-8. What is to be looked at is fuzzy. */
export function writePo({ from, to, pages }: Exchange): string {
  const translations: Record<string, Record<string, { msgid: string; msgstr: string[] }>> = {};
  for (const { source: file, units } of pages) {
    for (const { id, kind, source, target, state, proposals } of units) {
      const near = proposals.map((each) => `Similar: ${each.target}`);
      const comments = {
        reference: file,
        extracted: [kind, ...near].join('\n'),
        ...(state !== 'done' && target !== null && { flag: 'fuzzy' }),
      };
      const msgctxt = file + separator + id;
      const entry = { msgctxt, msgid: source, msgstr: [target ?? ''], comments };
      translations[msgctxt] = { [source]: entry };
    }
  }
  const headers = {
    // gettext warns of headers that are missing. The tools of translators fill them in.
    'Project-Id-Version': '',
    'PO-Revision-Date': '',
    'Last-Translator': '',
    'Language-Team': '',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    // gettext has names such as `pt_BR`.
    Language: to.replaceAll('-', '_'),
    'X-Source-Language': from,
    'X-Generator': 'docsgen',
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }).toString('utf8')}\n`;
}

/** Returns the texts of a PO file; null for a text that is none. */
export function readPo(text: string): Exchange | null {
  let parsed;
  try {
    parsed = po.parse(text);
  } catch {
    return null;
  }
  const { headers, translations }: Partial<GetTextTranslations> = parsed;
  if (headers === undefined || translations === undefined) return null;
  const pages = new Map<string, ExchangeUnit[]>();
  for (const [context, entries] of Object.entries(translations)) {
    const place = context.lastIndexOf(separator);
    for (const { msgid, msgstr, comments } of Object.values(entries)) {
      const target = msgstr[0] === undefined || msgstr[0] === '' ? null : msgstr[0];
      // A tool that drops contexts leaves texts without a place: an import counts those that are
      // translated.
      if (place < 0 && (msgid === '' || target === null)) continue;
      const file = place < 0 ? '' : context.slice(0, place);
      const isFuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
      const [kind = ''] = (comments?.extracted ?? '').split('\n');
      const unit = { id: context.slice(place + 1), kind, source: msgid, target, proposals: [] };
      const units = pages.get(file) ?? [];
      pages.set(file, units);
      units.push({ ...unit, state: target === null || isFuzzy ? 'open' : 'done' });
    }
  }
  const languageOf = (name: string) => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  const languages = { from: languageOf('x-source-language'), to: languageOf('language').replaceAll('_', '-') };
  return { ...languages, pages: [...pages].map(([source, units]) => ({ source, translation: '', units })) };
}
