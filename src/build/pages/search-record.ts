import { createPageRecord, type PageSummary } from '../../search/index/page-record.ts';
import { readHtml } from '../../search/index/read-html.ts';
import { mainPart } from '../../search/text/main-part.ts';
import { hashOf } from '../cache/hash.ts';
import type { SearchRecord } from './page-job.ts';

/** Returns what the search holds of a page, from its HTML. */
export function createSearchRecord(summary: PageSummary, html: string): SearchRecord {
  const main = mainPart(html);
  return { key: hashOf(JSON.stringify(summary), main), record: createPageRecord(summary, readHtml(main)) };
}
