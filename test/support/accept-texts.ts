import { expect } from 'vitest';
import { createPageParser, type ParsePage } from '../../src/markdown/parse-page.ts';
import { createTextParser } from '../../src/markdown/text-parser.ts';
import { DocsgenError } from '../../src/shared/problem.ts';
import { once } from '../../src/system/once.ts';
import { splitBlocks } from '../../src/translation/blocks/split-blocks.ts';
import { exportedText } from '../../src/translation/blocks/unit-text.ts';
import { acceptTexts } from '../../src/translation/verify/accept-texts.ts';
import { proposeText } from '../../src/translation/verify/propose-text.ts';
import { compileOptions } from '../unit/markdown/compile-with.ts';
import { loadOwnPlugins } from './own-plugins.ts';

type Format = 'md' | 'mdx';

const parseText = createTextParser({});
const pageParser = once(async () => createPageParser(await compileOptions('vsDark'), loadOwnPlugins));

/** Parses a page as a build does. */
export const parsePage: ParsePage = async (text, format) => (await pageParser())(text, format);

/** Returns the blocks of a page. */
export function split(text: string, format: Format) {
  try {
    return { text, ...splitBlocks(text, format, parseText) };
  } catch (error) {
    throw new DocsgenError([{ severity: 'error', code: 'invalid-mdx', title: String(error), hint: '' }]);
  }
}

/** Writes texts into a copy of a source, each in the place of the block that has a text. */
export async function accept(source: string, texts: Readonly<Record<string, string>>, format: Format = 'mdx') {
  const { blocks } = split(source, format);
  const proposed = Object.entries(texts).map(([original, target]) => {
    const block = blocks.find((each) => exportedText(each) === original);
    if (!block) throw new Error(`The source has no block ${original}`);
    const file = `content/en/docs/a.${format}`;
    const position = { text: source, blocks, source: file, translation: file, previous: null, lastInsertion: null };
    const text = proposeText(target, { source: block, translation: block }, position);
    if (!text) throw new Error('There is no place');
    return text;
  });
  return acceptTexts(source, proposed, {
    split: (text) => split(text, format),
    parse: (text) => parsePage(text, format),
  });
}

/** Returns why one text in the place of another is refused; `taken` for one that is not. */
export async function resultOf(original: string, target: string, format: Format = 'mdx', rest = ''): Promise<string> {
  const { accepted, refused, file } = await accept(`${original}\n${rest}`, { [original]: target }, format);
  if (accepted.length > 0) expect(file).toContain(target);
  return refused[0]?.reason ?? 'taken';
}
