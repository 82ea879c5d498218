import type { Collection, Config } from '../../config/config.ts';
import { suggest } from '../../shared/nearest.ts';
import { chooseOne } from './ask.ts';
import { invalidOption } from './new-file.ts';

interface Choice {
  /** Key of a collection, if the command line names one. */
  readonly key?: string | undefined;
  /** Returns whether a collection is meant at all. */
  readonly fits: (collection: Collection) => boolean;
  /** What it has to hold: `posts`. */
  readonly what: string;
  /** Whether somebody can answer a question. */
  readonly mayAsk: boolean;
}

/**
 * Returns the collection for a new page: the one that is named, the only one that fits, or the one
 * that the user chooses. Throws a `DocsgenError` if there is none.
 */
export async function chooseCollection(config: Config, { key, fits, what, mayAsk }: Choice): Promise<Collection> {
  const fitting = config.collections.filter(fits);
  const keys = fitting.map((collection) => collection.key);
  const [only, ...others] = fitting;
  if (!only) {
    const hint = "Add one to `collections` in the site's configuration.";
    throw invalidOption(`The site has no collection of ${what}`, hint);
  }
  const chosen = key ?? (others.length === 0 ? only.key : mayAsk ? await chooseOne('Where?', keys) : undefined);
  if (chosen === undefined)
    throw invalidOption(
      `The site has several collections of ${what}`,
      `Name one with --collection: ${keys.join(', ')}.`,
    );
  const found = fitting.find((collection) => collection.key === chosen);
  if (found) return found;
  throw invalidOption(`The site has no collection \`${chosen}\` of ${what}`, suggest(chosen, keys, 'collections'));
}
