import type { CheckReport } from '../../check/check-report.ts';
import { readExplanation } from '../../system/read-explanation.ts';
import { packageVersion } from '../../system/package-version.ts';
import { formatGithub } from './format-github.ts';
import { formatJunit } from './format-junit.ts';
import { formatSarif } from './format-sarif.ts';
import type { ReportFolders } from './report-place.ts';
import type { ServiceFormat } from './service-formats.ts';

/** Returns a report in the format of a service. */
export function formatReport(
  format: ServiceFormat,
  report: CheckReport,
  places: Omit<ReportFolders, 'outDir'>,
): string {
  const folders = { ...places, outDir: report.outDir };
  if (format === 'github') return formatGithub(report, folders);
  if (format === 'junit') return formatJunit(report, folders);
  const explain = (code: string) => readExplanation(code).text;
  return formatSarif(report, { folders, version: packageVersion(), explain });
}
