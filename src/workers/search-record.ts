import { createPageRecord, type PageSummary } from '../search/index/page-record.ts';
import type { PageText } from '../search/text/page-text.ts';
import { hashOf } from '../system/hash.ts';
import type { SearchRecord } from './page-job.ts';

/** Returns the search record of a page, made from its text. */
export type SearchRecorder = (summary: PageSummary, text: PageText) => SearchRecord;

/**
 * Number of records to keep. A page without translations has the same text in every locale, and
 * these pages follow each other.
 */
const mostKept = 20;

/**
 * Returns a function that creates search records. Recent pages with the same text share a record.
 */
export function createSearchRecorder(): SearchRecorder {
  const kept = new Map<string, SearchRecord>();
  return (summary, text) => {
    const key = hashOf(JSON.stringify([summary, text]));
    const found = kept.get(key) ?? { key, record: createPageRecord(summary, text) };
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, found);
    return found;
  };
}
