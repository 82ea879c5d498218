import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { servedBase } from '../../site/graph/address.ts';
import { placesFolder } from '../../config/state-folder.ts';

/**
 * Returns the output folder for a place, see `LocaleChoice`: `build-es/` beside `build/`. `out` is
 * that of the site itself.
 */
export function outputFolder(out: string, place: string | null): string {
  return place === null ? out : `${out}-${place}`;
}

/**
 * Returns the folder with the caches for a place. Each has its own, since the addresses in texts
 * differ. `state` is that of the site, see `findStateFolder`.
 */
export function outputState(state: string, place: string | null): string {
  return place === null ? state : join(placesFolder(state), place);
}

/**
 * Returns the places that the locales of a configuration are served at, except that of the output.
 */
export function otherPlaces({ locales }: Pick<Config, 'locales'>): readonly string[] {
  return [...new Set(locales.flatMap(({ away }) => away?.domain ?? []))];
}

/** Returns the places that builds of a site have made outputs of their own for. */
export function builtPlaces(state: string): readonly string[] {
  const folder = placesFolder(state);
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

/**
 * Returns the place that a folder is for, which is at the end of its name; null for that of the
 * site.
 */
export function placeOfFolder(config: Pick<Config, 'locales'>, folder: string): string | null {
  const places = otherPlaces(config).filter((place) => folder.endsWith(`-${place}`));
  return places.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** One of the outputs of a site. */
export interface SiteOutput {
  /** As in `LocaleChoice`. */
  readonly place: string | null;
  /** Absolute path. */
  readonly folder: string;
  /** The address that the folder is the root of. */
  readonly address: string;
  /** Names of the locales in it. */
  readonly locales: readonly string[];
}

/**
 * Returns the outputs that builds of a site make, that of the site itself first. `out` is its
 * folder, and the configuration is for that place.
 */
export function listOutputs(config: Pick<Config, 'locales' | 'url' | 'base'>, out: string): readonly SiteOutput[] {
  return [null, ...otherPlaces(config)].map((place): SiteOutput => {
    const locales = config.locales.filter(({ away }) => (away?.domain ?? null) === place);
    const home = locales[0]?.away;
    const address = home?.address.slice(0, home.path === '' ? undefined : -home.path.length - 1);
    return {
      place,
      folder: outputFolder(out, place),
      address: address ?? config.url + servedBase(config),
      locales: locales.map(({ name }) => name),
    };
  });
}
