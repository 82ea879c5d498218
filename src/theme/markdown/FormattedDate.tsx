import type { ReactNode } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { useTextLanguage } from '../context/text-language.ts';

export interface FormattedDateProps {
  /** The day, such as `2026-11-26`. */
  readonly value: string;
  /** How detailed it is: `full`, `long`, `medium` or `short`. Default: `long`. */
  readonly style?: 'full' | 'long' | 'medium' | 'short';
}

/**
 * Renders a day as the language of the text around it does. Throws a `UsageError` for a day that
 * does not exist.
 */
export function FormattedDate({ value, style = 'long' }: FormattedDateProps): ReactNode {
  const { htmlLang, calendar = 'gregory' } = useTextLanguage();
  const date = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) {
    throw new UsageError(`"${value}" is not a date.`, 'Write year, month and day, such as `2026-11-26`.');
  }
  const format = new Intl.DateTimeFormat(htmlLang, { dateStyle: style, calendar, timeZone: 'UTC' });
  return <time dateTime={value}>{format.format(date)}</time>;
}
