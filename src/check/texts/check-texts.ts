import { readInside } from '../../config/site-folder.ts';
import type { Entry, SourceFile } from '../../content/content.ts';
import { decodeText } from '../../content/decode-text.ts';
import { pageFormat } from '../../content/page-file.ts';
import { createTextParser } from '../../markdown/text-parser.ts';
import type { Problem } from '../../shared/problem.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import type { Site } from '../../site/graph/site.ts';
import { createBiasedTerms } from './biased-terms.ts';
import { copiedPrompts } from './copied-prompts.ts';
import { differentStructure } from './different-structure.ts';
import { falseFriends } from './false-friends.ts';
import { forbiddenWords } from './forbidden-words.ts';
import { invalidCode } from './invalid-code.ts';
import { loadDictionaries } from './load-dictionaries.ts';
import { linkedLanguages } from './linked-languages.ts';
import { longSentences } from './long-sentences.ts';
import { mixedLanguages } from './mixed-languages.ts';
import { readSourceText, type SourceText } from './source-text.ts';
import { createSpelling } from './spelling.ts';
import type { IsOn, TextRule } from './text-rule.ts';
import type { TranslationRule } from './translation-rule.ts';
import { unchangedTranslation } from './unchanged-translation.ts';

export interface TextCheck {
  readonly site: Site;
  readonly isOn: IsOn;
  /** Is called with the number of files that have been checked. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Returns what the rules for words and samples find in the sources of a site, each file once. Reads
 * nothing if none of them is on.
 */
export async function checkTexts({ site, isOn, onProgress }: TextCheck): Promise<readonly Problem[]> {
  const { config, content } = site;
  const problems: Problem[] = [];
  const rules: TextRule[] = [];
  const { forbidden, spelling, maxSentence } = config.check.words;
  if (isOn('forbidden-word') && Object.keys(forbidden).length > 0) rules.push(forbiddenWords(forbidden));
  if (isOn('unknown-word') && Object.keys(spelling).length > 0) {
    const loaded = await loadDictionaries(config);
    problems.push(...loaded.problems);
    rules.push(createSpelling(loaded.value));
  }
  if (isOn('long-sentence')) rules.push(longSentences(maxSentence));
  if (isOn('biased-term')) rules.push(createBiasedTerms());
  if (isOn('invalid-code')) rules.push(invalidCode);
  if (isOn('copied-prompt')) rules.push(copiedPrompts);
  if (isOn('mixed-languages')) rules.push(mixedLanguages(config.locales));
  if (isOn('link-to-other-language') && config.locales.length > 1) rules.push(linkedLanguages(site));
  const pairRules = config.locales.length > 1 ? rulesOfTranslations(site, isOn) : [];
  if (rules.length + pairRules.length === 0) return problems;
  const read = createReader(site);
  const sources = sourcesOf(content);
  // One after the other: nothing of a file stays in memory but what is wrong in it.
  for (const [index, { source, originalFile }] of sources.entries()) {
    onProgress?.(index, sources.length);
    if (rules.length === 0 && originalFile === null) continue;
    const text = await read(source);
    if (!text) continue;
    for (const rule of rules) problems.push(...(await rule(text)));
    if (originalFile === null || pairRules.length === 0) continue;
    const original = await read({ file: originalFile, locale: config.locales[0] });
    if (original) for (const rule of pairRules) problems.push(...rule({ text, original }));
  }
  return problems;
}

function rulesOfTranslations({ config }: Site, isOn: IsOn): readonly TranslationRule[] {
  const { falseFriends: terms } = config.check.words;
  const rules: TranslationRule[] = [];
  if (isOn('unchanged-translation')) rules.push(unchangedTranslation);
  if (isOn('different-structure')) rules.push(differentStructure);
  if (isOn('false-friend') && Object.keys(terms).length > 0) rules.push(falseFriends(terms));
  return rules;
}

/** Returns a function that reads a text for the rules; null for one that a build refuses. */
function createReader({ config }: Site) {
  const parse = createTextParser(config.markdown.admonitions);
  return async ({ file, locale }: Pick<SourceFile, 'file' | 'locale'>): Promise<SourceText | null> => {
    const format = pageFormat(file);
    if (format === 'component') return null;
    const found = await readInside(config, file);
    if (found.type !== 'file') return null;
    return readSourceText({ file, locale, text: decodeText(found.bytes).text, format, parse });
  };
}

/** A file, and what it translates. */
type Translated = Pick<Entry, 'source' | 'originalFile'>;

/** Returns the files that somebody can change: not those at a git ref, and not pages of plugins. */
function sourcesOf({ sets, generated }: Site['content']): readonly Translated[] {
  const isOwn = (file: string) => !isAtRef(file) && !generated.pages.has(file);
  const sources = sets.flatMap(({ entries }) =>
    entries.map(({ source, originalFile }) => ({
      source,
      originalFile: originalFile !== null && originalFile !== source.file && isOwn(originalFile) ? originalFile : null,
    })),
  );
  const own = sources.filter(({ source }) => isOwn(source.file));
  return [...new Map(own.map((each) => [each.source.file, each])).values()].toSorted((one, other) =>
    one.source.file < other.source.file ? -1 : 1,
  );
}
