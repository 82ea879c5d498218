import { Fragment, type ReactNode } from 'react';
import { useTextLanguage } from '../context/text-language.ts';

export interface FormattedListProps {
  /** The items: strings or elements. */
  readonly items: readonly ReactNode[];
  /**
   * How they are joined: `conjunction` (and), `disjunction` (or) or `unit` (neither). Default:
   * `conjunction`.
   */
  readonly type?: 'conjunction' | 'disjunction' | 'unit';
}

/** Renders a list in a sentence as the language of the text around it does: "a, b and c". */
export function FormattedList({ items, type = 'conjunction' }: FormattedListProps): ReactNode {
  const { htmlLang } = useTextLanguage();
  const parts = new Intl.ListFormat(htmlLang, { type }).formatToParts(items.map((_, index) => String(index)));
  return parts.map((part, index) => (
    <Fragment key={index}>{part.type === 'element' ? items[Number(part.value)] : part.value}</Fragment>
  ));
}
