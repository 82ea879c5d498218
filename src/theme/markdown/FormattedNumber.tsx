import type { ReactNode } from 'react';
import { useLocale } from '../context/context.ts';

export interface FormattedNumberProps {
  /** The number. */
  readonly value: number;
  /** A unit of `Intl`, such as `megabyte`, `second` or `kilometer-per-hour`. Default: none. */
  readonly unit?: string;
  /** A currency, such as `EUR`. Default: none. */
  readonly currency?: string;
  /** Most digits behind the decimal sign. Default: that of the language. */
  readonly digits?: number;
}

/** Renders a number as the language of the page writes it, with a unit or a currency. */
export function FormattedNumber({ value, unit, currency, digits }: FormattedNumberProps): ReactNode {
  const { htmlLang } = useLocale();
  const format = new Intl.NumberFormat(htmlLang, {
    ...(unit !== undefined && { style: 'unit', unit, unitDisplay: 'short' }),
    ...(currency !== undefined && { style: 'currency', currency }),
    ...(digits !== undefined && { maximumFractionDigits: digits }),
  });
  return format.format(value);
}
