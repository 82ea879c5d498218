import { createPageRecord, type PageSummary } from '../search/index/page-record.ts';
import { readHtml } from '../search/index/read-html.ts';
import { mainPart } from '../search/text/main-part.ts';
import { hashOf } from '../system/hash.ts';
import type { SearchRecord } from './page-job.ts';

/** Returns what the search holds of a page, from its HTML. */
export type SearchRecorder = (summary: PageSummary, html: string) => SearchRecord;

/** A page without translations says the same in every language of the site, and those follow each other. */
const mostKept = 20;

/** Returns what makes records of pages; a page that says the same as another a moment ago has the same record. */
export function createSearchRecorder(): SearchRecorder {
  const kept = new Map<string, SearchRecord>();
  return (summary, html) => {
    const text = readHtml(mainPart(html));
    const key = hashOf(JSON.stringify([summary, text]));
    const found = kept.get(key) ?? { key, record: createPageRecord(summary, text) };
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, found);
    return found;
  };
}
