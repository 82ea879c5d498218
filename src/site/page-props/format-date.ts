import type { DateProps } from '../../shared/main-props.ts';
import type { LocaleContext } from '../graph/site.ts';

/**
 * Returns a date such as `2026-11-21` as readers see it. It is a day, not a point in time: parsing
 * and formatting use UTC, so that no time zone moves it to another day.
 */
export function formatDate({ locale }: LocaleContext, date: string, options: Intl.DateTimeFormatOptions): DateProps {
  const format = new Intl.DateTimeFormat(locale.htmlLang, { ...options, timeZone: 'UTC', calendar: locale.calendar });
  return { iso: date, text: format.format(new Date(`${date}T00:00:00Z`)) };
}
