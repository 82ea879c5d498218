import type { ReactNode } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { useTextLanguage } from '../context/text-language.ts';

export interface FormattedNumberProps {
  /** The number. */
  readonly value: number;
  /** An `Intl` unit, such as `megabyte`, `second` or `kilometer-per-hour`. Default: none. */
  readonly unit?: string;
  /** A currency, such as `EUR`. Default: none. */
  readonly currency?: string;
  /** Maximum number of decimal digits. Default: the language's. */
  readonly digits?: number;
}

/**
 * Renders a number as the language of the text around it does, with a unit or a currency. Throws a
 * `UsageError` for a unit or a currency that does not exist.
 */
export function FormattedNumber({ value, unit, currency, digits }: FormattedNumberProps): ReactNode {
  const { htmlLang } = useTextLanguage();
  try {
    const format = new Intl.NumberFormat(htmlLang, {
      ...(unit !== undefined && { style: 'unit', unit, unitDisplay: 'short' }),
      ...(currency !== undefined && { style: 'currency', currency }),
      ...(digits !== undefined && { maximumFractionDigits: digits }),
    });
    return format.format(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError(
      `a number cannot be formatted like this: ${error.message}.`,
      'Write an `Intl` unit, such as `megabyte`, a currency, such as `EUR`, or a number of digits.',
    );
  }
}
