import { collectionTypes } from '../../collections/collection-types.ts';
import type { Config } from '../../config/config.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { reportStrings } from '../strings/report-strings.ts';
import { reportLabels } from './report-labels.ts';

/** What a language lacks. */
interface MissingStrings {
  /** Name of the language. */
  readonly name: string;
  /** Keys of strings, and texts of the configuration and of metadata files. */
  readonly missing: readonly string[];
}

/**
 * Returns the strings and the texts of a site that each language lacks, and the source language
 * has.
 */
export async function missingStrings(config: Config): Promise<readonly MissingStrings[]> {
  const { value: strings } = await reportStrings(config);
  // The types of plugins have rules of their own.
  const { value: configured } = await readSiteConfig(config.root, collectionTypes);
  const { value: labels } = await reportLabels({ config, types: configured?.types ?? collectionTypes });
  const isDefined = (key: string) => strings.originals[key] !== undefined;
  return strings.locales.map(({ name, missing }) => {
    const texts = labels.filter(({ lacking }) => lacking.includes(name)).map(({ text }) => text);
    return { name, missing: [...missing.filter(isDefined), ...texts] };
  });
}
