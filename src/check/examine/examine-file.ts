import { readFileSync } from 'node:fs';
import { createPageFinisher } from '../../reading/finished-page.ts';
import { parsePage } from '../../reading/page/parse-page.ts';
import { createPageJudge, type ExamineSettings } from './examine-page.ts';
import type { PageReport } from './page-report.ts';

/** A page to check. */
export interface PageFile {
  /** Its place in the list of files. */
  readonly place: number;
  /** Where its file is. */
  readonly path: string;
}

/** Returns the function that reads a page from its file and judges it. */
export function createPageExaminer(settings: ExamineSettings): (file: PageFile) => PageReport {
  const { addresses, codes } = settings;
  const { collectsTexts, finish } = createPageFinisher(codes);
  const judge = createPageJudge(settings);
  return ({ place, path }) => {
    const page = parsePage(readFileSync(path, 'utf8'), { collectsTexts });
    return judge(finish(page, addresses.files[place] ?? ''), place, () => page);
  };
}
