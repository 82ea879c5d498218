import type { Config, Locale } from './config.ts';

/** Returns the locales that an output has: those of the site that are not served elsewhere. */
export function ownLocales({ locales }: Pick<Config, 'locales'>): readonly Locale[] {
  return locales.filter(({ away }) => away === null);
}
