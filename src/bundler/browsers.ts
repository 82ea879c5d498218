interface Versions {
  readonly chrome: number;
  readonly firefox: number;
  readonly safari: number;
}

/**
 * What pages cannot do without, and the first version of each browser that has it, after MDN's
 * compatibility data. Whatever is not listed is asked for before it is used, or changes only looks.
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

/** The oldest version of each browser that a site works in: what README promises. */
export const oldestBrowsers: Versions = {
  chrome: oldest('chrome'),
  firefox: oldest('firefox'),
  safari: oldest('safari'),
};

/** The same, as esbuild wants it: what these do not know is written in a way that they do. */
export const browserTargets: string[] = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

function oldest(browser: keyof Versions): number {
  return Math.max(...Object.values(needs).map((versions) => versions[browser]));
}
