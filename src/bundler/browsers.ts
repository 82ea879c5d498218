interface Versions {
  readonly chrome: number;
  readonly firefox: number;
  readonly safari: number;
}

/**
 * Features that pages require, and the first version of each browser that has them, from MDN's
 * compatibility data. Other features are checked before they are used, or only change how the page
 * looks.
 */
const needs: Readonly<Record<string, Versions>> = {
  ':has()': { chrome: 105, firefox: 121, safari: 15.4 },
  ':dir()': { chrome: 120, firefox: 49, safari: 16.4 },
  'color-mix()': { chrome: 111, firefox: 113, safari: 16.2 },
  'ranges of widths in media queries': { chrome: 104, firefox: 102, safari: 16.4 },
  'cascade layers': { chrome: 99, firefox: 97, safari: 15.4 },
  dvh: { chrome: 108, firefox: 101, safari: 15.4 },
  'hyphens without a prefix': { chrome: 55, firefox: 43, safari: 17 },
  'ARIA attributes as properties': { chrome: 81, firefox: 119, safari: 12.1 },
  'toSorted() and toReversed()': { chrome: 110, firefox: 115, safari: 16 },
  'lookbehind in regular expressions': { chrome: 62, firefox: 78, safari: 16.4 },
};

/** The oldest supported version of each browser, as README says. */
export const oldestBrowsers: Versions = {
  chrome: oldest('chrome'),
  firefox: oldest('firefox'),
  safari: oldest('safari'),
};

/**
 * The same in the form of esbuild's `target`, which replaces newer syntax by syntax that these
 * browsers know.
 */
export const browserTargets: string[] = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

function oldest(browser: keyof Versions): number {
  return Math.max(...Object.values(needs).map((versions) => versions[browser]));
}
