import { readInside } from '../../config/site-folder.ts';
import type { SourceFile } from '../../content/content.ts';
import { decodeText } from '../../content/decode-text.ts';
import { pageFormat } from '../../content/page-file.ts';
import { createTextParser } from '../../markdown/text-parser.ts';
import type { Problem } from '../../shared/problem.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import type { Site } from '../../site/graph/site.ts';
import { createBiasedTerms } from './biased-terms.ts';
import { copiedPrompts } from './copied-prompts.ts';
import { forbiddenWords } from './forbidden-words.ts';
import { invalidCode } from './invalid-code.ts';
import { loadDictionaries } from './load-dictionaries.ts';
import { longSentences } from './long-sentences.ts';
import { readSourceText } from './source-text.ts';
import { createSpelling } from './spelling.ts';
import type { IsOn, TextRule } from './text-rule.ts';

export interface TextCheck {
  readonly site: Pick<Site, 'config' | 'content'>;
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
  if (rules.length === 0) return problems;
  const parse = createTextParser(config.markdown.admonitions);
  const sources = sourcesOf(content);
  // One after the other: nothing of a file stays in memory but what is wrong in it.
  for (const [index, { file, locale }] of sources.entries()) {
    onProgress?.(index, sources.length);
    const found = await readInside(config, file);
    const format = pageFormat(file);
    if (found.type !== 'file' || format === 'component') continue;
    const text = readSourceText({ file, locale, text: decodeText(found.bytes).text, format, parse });
    if (text) for (const rule of rules) problems.push(...(await rule(text)));
  }
  return problems;
}

/** Returns the files that somebody can change: not those at a git ref, and not pages of plugins. */
function sourcesOf({ sets, generated }: Site['content']): readonly SourceFile[] {
  const sources = sets.flatMap(({ entries }) => entries.map(({ source }) => source));
  const own = sources.filter(({ file }) => !isAtRef(file) && !generated.pages.has(file));
  return [...new Map(own.map((source) => [source.file, source])).values()].toSorted((one, other) =>
    one.file < other.file ? -1 : 1,
  );
}
