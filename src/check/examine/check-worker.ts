// The code of a thread that checks pages.
import { Tinypool } from 'tinypool';
import { createPageExaminer, type PageFile } from './examine-file.ts';
import type { ExamineSettings } from './examine-page.ts';
import type { PageReport } from './page-report.ts';

const settings: ExamineSettings = Tinypool.workerData;
const examine = createPageExaminer(settings);

/** Checks a batch of pages, each alone. */
export default function examineBatch(files: readonly PageFile[]): readonly PageReport[] {
  return files.map(examine);
}
