import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkTexts } from '../../src/check/texts/check-texts.ts';
import type { WordFields } from '../../src/config/fields/check.ts';
import { loadSite } from '../../src/pipeline/load-site.ts';
import type { Problem } from '../../src/shared/problem.ts';
import type { ProblemCode } from '../../src/shared/problem-codes.ts';
import { makeFolder } from './small-site.ts';

/** What the rules for texts get to see. */
export interface TextSite {
  /** Texts by their paths; those of pages begin with the name of a locale: `en/a.md`. */
  readonly files: Readonly<Record<string, string>>;
  /** Names of the locales. Default: English and Spanish. */
  readonly locales?: readonly string[];
  readonly words?: WordFields;
  readonly rules: readonly ProblemCode[];
}

/** Returns what rules find in texts of a site. */
export async function findInTexts({
  files,
  locales = ['en', 'es'],
  words,
  rules,
}: TextSite): Promise<readonly Problem[]> {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const config = {
    title: 'Words',
    url: 'https://docs.example.com',
    locales: Object.fromEntries(locales.map((name) => [name, {}])),
    collections: { docs: { type: 'docs' } },
    check: { words },
  };
  const all = { [`${locales[0]}/index.md`]: '# Home\n', ...files };
  await writeFile(join(root, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
  for (const [path, text] of Object.entries(all)) {
    const [locale = '', ...rest] = path.split('/');
    const file = rest.length === 0 ? join(root, path) : join(root, 'content', locale, 'docs', ...rest);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const { value: site } = await loadSite({ root, drafts: false });
  return checkTexts({ site, isOn: (code) => rules.includes(code) });
}

/** Returns what rules find in one English page, as `line:column title`. */
export async function findInPage(text: string, site: Omit<TextSite, 'files'>): Promise<readonly string[]> {
  const problems = await findInTexts({ files: { 'en/page.md': text }, ...site });
  return problems.map(({ line, column, title }) => `${line}:${column} ${title}`);
}
