import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compilerWith } from '../compile-with.ts';
import { canonicalHtml, canonicalPage } from './canonical-html.ts';

interface Example {
  readonly name: string;
  readonly markdown: string;
  readonly html: string;
}

/**
 * An example with a different output: the parser makes links of http and https addresses, others
 * need angle brackets.
 */
const ftpExample = 'autolinks 8';
const ftpHtml = `<p><a href="http://commonmark.org">http://commonmark.org</a></p>
<p>(Visit <a href="https://encrypted.google.com/search?q=Markup+(business)">https://encrypted.google.com/search?q=Markup+(business)</a>)</p>
<p>Anonymous FTP is available at ftp://foo.bar.baz.</p>`;

const folder = join(import.meta.dirname, '../../../fixtures/gfm');
const examples = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => readExamples(file));
const compile = await compilerWith('vsDark');

function readExamples(file: string): readonly Example[] {
  const blocks = readFileSync(join(folder, file), 'utf8').matchAll(/^`{6} example\n(.*?)^\.\n(.*?)^`{6}$/gms);
  return [...blocks].map(([, markdown = '', html = ''], index) => {
    return { name: `${file.replace('.txt', '')} ${index + 1}`, markdown, html };
  });
}

describe('GitHub Flavored Markdown', () => {
  test('has 23 examples in its specification, and footnotes have 6', () => {
    expect(examples.filter(({ name }) => !name.startsWith('footnotes')).length).toBe(23);
    expect(examples.length).toBe(29);
  });

  test.each(examples)('$name', async ({ name, markdown, html }) => {
    const expected = name === ftpExample ? ftpHtml : html;
    expect(canonicalPage(await compile(markdown))).toBe(canonicalHtml(expected));
  });
});
