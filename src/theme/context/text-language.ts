import { createContext, useContext } from 'react';
import type { ContentLanguage } from '../../shared/label-language.ts';
import { useLocale } from './context.ts';

/** Provides the language of a text that is in another language than its page; null if it is not. */
export const TextLanguageContext = createContext<ContentLanguage | null>(null);

/** Returns the language and the calendar of the text around a component. Throws outside `Page`. */
export function useTextLanguage(): ContentLanguage {
  const locale = useLocale();
  return useContext(TextLanguageContext) ?? locale;
}
