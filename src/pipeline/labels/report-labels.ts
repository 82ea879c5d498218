import type { Config, Locale } from '../../config/config.ts';
import { labelIn } from '../../config/labels.ts';
import { openConfigFile } from '../../config/load-config.ts';
import { mapTexts } from '../../config/map-texts.ts';
import { createSiteSchema } from '../../config/schema/site-config.ts';
import { labelsFile } from '../../content/read-labels.ts';
import { groupBy } from '../../shared/group-by.ts';
import { nearest } from '../../shared/nearest.ts';
import { textIn } from '../../shared/localized-text.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import { describeText } from './describe-text.ts';
import type { FoundText, LabelUse } from './found-text.ts';
import { findMetadataTexts } from './find-metadata-texts.ts';

/** A text of the configuration or of metadata files, and the languages that it is missing in. */
export interface LabelReport {
  /** The text in the source language. */
  readonly text: string;
  /** Where readers see it. */
  readonly uses: readonly LabelUse[];
  /** Names of the languages that have no translation of it. */
  readonly missing: readonly string[];
  /**
   * Names of the languages that certainly lack it. A plain text in the configuration applies to all
   * languages until a language has a `labels.yml`.
   */
  readonly lacking: readonly string[];
}

/** Which site to report about. */
export interface LabelOptions {
  readonly config: Config;
  readonly types: readonly CollectionType[];
}

/**
 * Returns the texts of the configuration and of metadata files, and a warning for each label in a
 * `labels.yml` that is for none of them.
 */
export async function reportLabels({ config, types }: LabelOptions): Promise<Outcome<readonly LabelReport[]>> {
  const [source, ...targets] = config.locales;
  const texts = [...(await findConfigTexts(config, types)), ...findMetadataTexts(config, types)];
  const byText = groupBy(texts.filter(isTranslatable), ({ text }) => text);
  const value = [...byText].map(([text, found]): LabelReport => {
    const lacks = (locale: Locale, places: readonly FoundText[]) =>
      places.some(({ isWritten }) => !isWritten(locale)) &&
      labelIn(config.labels, locale, { text, from: source.name }) === undefined;
    const isCertain = ({ name }: Locale) => Object.hasOwn(config.labels, name);
    const missing = targets.filter((locale) => lacks(locale, found));
    const perLanguage = found.filter(({ isForAll }) => !isForAll);
    const lacking = missing.filter((locale) => isCertain(locale) || lacks(locale, perLanguage));
    const uses = [...new Map(found.map(({ use }) => [JSON.stringify(use), use])).values()];
    return { text, uses, missing: missing.map(({ name }) => name), lacking: lacking.map(({ name }) => name) };
  });
  return { value, problems: unusedLabels(config, new Set(texts.map(({ text }) => text))) };
}

async function findConfigTexts(config: Config, types: readonly CollectionType[]): Promise<readonly FoundText[]> {
  const { input, file, locate } = await openConfigFile(config.root);
  const [source] = config.locales;
  const found: FoundText[] = [];
  mapTexts(createSiteSchema(types), input, ({ path, text, holder }) => {
    // A plain variable is a name or a number that all languages have.
    if (path[1] === 'variables' && typeof text === 'string') return text;
    const place = locate(path);
    found.push({
      text: textIn(text, [source.name]),
      use: { what: describeText({ path, holder }), file: place?.file ?? file, line: place?.line ?? null },
      isWritten: ({ name, fallbacks }) =>
        typeof text !== 'string' && [name, ...fallbacks.slice(0, -1)].some((each) => Object.hasOwn(text, each)),
      isForAll: typeof text === 'string',
    });
    return text;
  });
  return found;
}

/** An address is the same in all languages, and so is a number. */
function isTranslatable({ text }: FoundText): boolean {
  return /\p{L}/u.test(text) && (/\s/.test(text.trim()) || !/[/#@]|\.\w/.test(text));
}

function unusedLabels({ labels }: Config, known: ReadonlySet<string>): readonly Problem[] {
  return Object.entries(labels).flatMap(([locale, own]) => {
    const file = labelsFile(locale);
    return Object.keys(own).flatMap((text): readonly Problem[] => {
      if (known.has(text)) return [];
      const near = nearest(text, [...known]);
      const title = `${file} translates \`${text}\`, which is not in the configuration or in a metadata file`;
      const hint = near === null ? 'Remove it, or write the current text.' : `Did you mean \`${near}\`?`;
      return [asProblem({ code: 'unused-metadata-file', title, hint, file })];
    });
  });
}
