import type { TranslationRecord } from './record.ts';

/** What is to become of one translation. Files are relative to the site's root. */
export interface PlannedTranslation {
  readonly translation: string;
  /** Where the translation is now, if it moves. */
  readonly from: string | null;
  /** What the file has now; null for a new one. */
  readonly before: string | null;
  readonly after: string;
  readonly record: TranslationRecord;
}
