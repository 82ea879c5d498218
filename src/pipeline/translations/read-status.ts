import { type StatusReport, reportStatus } from '../../translation/status/report-status.ts';
import { summarizeStatus, type TranslationStatus } from '../../translation/status/summarize-status.ts';
import { missingStrings } from '../labels/missing-strings.ts';
import type { Translations } from './open-translations.ts';

/** Which languages and pages are looked at. */
type StatusScope = Required<Pick<Parameters<typeof reportStatus>[0], 'locales' | 'changed'>>;

/**
 * Returns how far a site is translated, and the files that could not be compared. Closes the
 * translations.
 */
export async function readStatus(
  opened: Omit<Translations, 'problems'>,
  { locales = [], changed }: StatusScope,
): Promise<{ readonly status: TranslationStatus; readonly problems: StatusReport['problems'] }> {
  const { pages, problems } = await reportStatus({ ...opened, locales, changed });
  await opened.close();
  const summaries = summarizeStatus(pages, locales, await missingStrings(opened.site.config));
  return { status: { locales: summaries, pages }, problems };
}
