import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { copyRealSite } from './support/copy-real-site.ts';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { createRandom, type Random } from './support/edits/random.ts';
import { runLength } from './support/run-length.ts';
import { makeFolder } from './support/small-site.ts';

const seed = Number(process.env['SEED'] ?? 1);

const result = z.object({
  files: z.array(z.object({ file: z.string(), ids: z.number(), diff: z.string().optional() })),
  left: z.array(z.object({ file: z.string(), line: z.number().optional(), reason: z.string() })),
});

function emptyFolder(): string {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/** Returns the folder of a site in two languages with these files. */
function siteOf(files: Readonly<Record<string, string>>, fields = {}): string {
  const root = emptyFolder();
  const config = { title: 'T', url: 'https://t.example', locales: { en: {}, es: {} }, ...fields };
  write(root, {
    'site.config.js': `export default ${JSON.stringify({ ...config, collections: { docs: { type: 'docs' } } })};`,
    'content/en/docs/index.md': '# Home\n',
    ...files,
  });
  return root;
}

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

async function writeIds(root: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = await runDocsgen(['write-heading-ids', '--root', root, '--json', ...args]);
  expect(status, stdout + stderr).toBe(0);
  return result.parse(JSON.parse(stdout));
}

/** Returns the ids of each built page, in their order. */
async function builtIds(root: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { status, stdout } = await runDocsgen(['build', '--root', root, '--json']);
  expect(status, stdout).toBe(0);
  const pages = filesIn(join(root, 'build')).filter((file) => file.endsWith('.html'));
  return Object.fromEntries(
    pages.map((page) => {
      const html = readFileSync(join(root, 'build', page), 'utf8');
      return [page, [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)];
    }),
  );
}

function textsOf(root: string): ReadonlyMap<string, string> {
  const files = filesIn(join(root, 'content')).filter((file) => /\.mdx?$/.test(file));
  return new Map(files.map((file) => [`content/${file}`, readFileSync(join(root, 'content', file), 'latin1')]));
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
}

/**
 * Runs the command, and expects the same anchors as before, and that a second run writes nothing.
 */
async function expectSameAnchors(root: string) {
  const before = await builtIds(root);
  const done = await writeIds(root);
  expect(await builtIds(root)).toStrictEqual(before);
  const texts = textsOf(root);
  expect((await writeIds(root)).files).toStrictEqual([]);
  expect(textsOf(root)).toStrictEqual(texts);
  return done;
}

const pick = (random: Random, parts: readonly string[]): string => random.pick(parts) ?? '';

const words = [
  'Ring',
  'the bell',
  'Ring',
  '*soft* call',
  '`code {#x}`',
  'a_b',
  'C#',
  'ring-1',
  '¿Qué?',
  '--',
  '1.',
  '😀',
];
const blocks: readonly ((text: string, random: Random) => string)[] = [
  (text) => `## ${text}`,
  (text) => `### ${text} ##  `,
  (text) => `${text}\n---`,
  (text) => `#### ${text} {#own-${text.length}}`,
  (text) => `> ## ${text}\n> text`,
  (text) => `- ### ${text}\n\n  text`,
  (text) => `    ## ${text}`,
  (text) => `\`\`\`md\n## ${text}\n\`\`\``,
  (text) => `## ${text} <!-- a comment -->`,
  (text) => `##\t${text}\\`,
  (text) => `:::note\n\n## ${text}\n\n:::`,
  (text) => `## [${text}](./index.md)`,
  (text) => `<h2>${text.replace(/[^\w ]/g, '')}</h2>`,
  (text) => `<div id="${text.replace(/\W/g, '') || 'x'}">\n\n### ${text}\n\n</div>`,
  (text) => `${text}\n${text}\n===\n\n## b`,
  () => '<!-- @include: ./_part.md -->',
  () => '<!-- @include: ./_other.md -->',
  () => '##',
  (text, random) => `# ${text}\n\n## ${pick(random, words)}`,
];

function documentOf(random: Random): string {
  const count = 1 + random.below(8);
  const text = Array.from({ length: count }, () => random.pick(blocks)?.(pick(random, words), random) ?? '').join(
    '\n\n',
  );
  const front = random.below(3) === 0 ? '---\ntitle: A page\n---\n' : '';
  const written = `${random.below(5) === 0 ? '\uFEFF' : ''}${front}${text}${random.below(4) === 0 ? '' : '\n'}`;
  return random.below(4) === 0 ? written.replaceAll('\n', '\r\n') : written;
}

const problems = z.object({
  problems: z.array(z.looseObject({ file: z.string().optional(), severity: z.string() })),
});

/** Removes pages with errors, such as ids that are used twice, until the site builds. */
async function removeBroken(root: string): Promise<void> {
  for (;;) {
    const { stdout } = await runDocsgen(['build', '--root', root, '--json']);
    const errors = problems.parse(JSON.parse(stdout)).problems.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return;
    for (const { file = '' } of errors) rmSync(join(root, file));
  }
}

test('documents of all kinds of headings keep their anchors', async () => {
  const random = createRandom(seed);
  const files: Record<string, string> = {};
  for (let index = 0; index < runLength({ short: 60, long: 600 }); index += 1) {
    const text = documentOf(random);
    files[`content/en/docs/page-${index}.md`] = text;
    if (index % 3 === 0) files[`content/es/docs/page-${index}.md`] = documentOf(random);
    if (index % 3 === 1) files[`content/es/docs/page-${index}.md`] = text.replaceAll('Ring', 'Llamada');
  }
  for (const locale of ['en', 'es']) {
    files[`content/${locale}/docs/_part.md`] = '## Ring\n\ntext\n\n### Of a part\n';
    files[`content/${locale}/docs/_other.md`] = '### Only *here*\r\n';
  }
  const root = siteOf(files);
  await removeBroken(root);
  const before = textsOf(root);
  const { files: written } = await expectSameAnchors(root);
  expect(written.length).toBeGreaterThan(20);
  // Nothing but ids at the ends of lines is new.
  for (const [file, text] of textsOf(root)) {
    const own = / \{#[^\s{}]+\}(?=(?: +#+ *| <!-- a comment -->)?\r?(?:\n|$))/g;
    expect(text.replace(own, ''), file).toBe(before.get(file)?.replace(own, ''));
  }
}, 120_000);

test('the real site keeps its anchors in all languages', async () => {
  const root = emptyFolder();
  copyRealSite(root);
  for (const part of ['node_modules', 'dist', 'src', 'package.json']) {
    symlinkSync(join(projectRoot, part), join(root, part));
  }
  const { files, left } = await expectSameAnchors(root);
  expect(files.length).toBeGreaterThan(50);
  expect(left).toStrictEqual([]);
}, 120_000);

test('a translation gets the ids of its source, also where a folder or a locale is chosen', async () => {
  const root = siteOf({
    'content/en/docs/a.md': '# A\n\n## One\n\n## Two\n',
    'content/es/docs/a.md': '# A\n\n## Uno\n\n## Dos\n',
    'content/en/docs/b.md': '# B\n\n## One\n',
    'content/es/docs/b.md': '# B\n\n## Uno\n\n## Dos\n',
  });
  const trial = await writeIds(root, '--locale', 'es', '--dry-run');
  expect(trial.files.map(({ file, ids }) => [file, ids])).toStrictEqual([
    ['content/es/docs/a.md', 2],
    ['content/es/docs/b.md', 2],
  ]);
  expect(trial.files[0]?.diff).toContain('+## Dos {#two}\n');
  expect(trial.files[1]?.diff).toContain('+## Uno {#uno}\n');
  expect(textsOf(root).get('content/es/docs/a.md')).toBe('# A\n\n## Uno\n\n## Dos\n');
  const { files } = await writeIds(root, 'content/es/docs/a.md', join(root, 'content/en'));
  expect(files.map(({ file }) => file)).toStrictEqual([
    'content/en/docs/a.md',
    'content/en/docs/b.md',
    'content/es/docs/a.md',
  ]);
});

test('--overwrite and --maintain-case make other ids', async () => {
  const root = siteOf({
    'content/en/docs/a.md': '# A\n\n## A Call {#old}\n\n## Ring\n',
    'content/es/docs/a.md': '# A\n\n## Una llamada {#antiguo}\n\n## Timbre\n',
  });
  await writeIds(root, '--overwrite', '--maintain-case');
  expect(textsOf(root).get('content/en/docs/a.md')).toBe('# A\n\n## A Call {#A-Call}\n\n## Ring {#Ring}\n');
  expect(textsOf(root).get('content/es/docs/a.md')).toBe('# A\n\n## Una llamada {#A-Call}\n\n## Timbre {#Ring}\n');
  expect((await writeIds(root, '--overwrite', '--maintain-case')).files).toStrictEqual([]);
  await writeIds(root, '--overwrite');
  expect(textsOf(root).get('content/es/docs/a.md')).toBe('# A\n\n## Una llamada {#a-call}\n\n## Timbre {#ring}\n');
});

test('a part that pages name in different ways is left as it is', async () => {
  const root = siteOf({
    'content/en/docs/_part.md': '## Ring\n\n### Alone\n',
    'content/en/docs/a.md': '# A\n\n<!-- @include: ./_part.md -->\n',
    'content/en/docs/b.md': '# B\n\n## Ring\n\n<!-- @include: ./_part.md -->\n',
  });
  const { left } = await expectSameAnchors(root);
  expect(left.map(({ file, line }) => [file, line])).toStrictEqual([['content/en/docs/_part.md', 1]]);
  expect(textsOf(root).get('content/en/docs/_part.md')).toBe('## Ring\n\n### Alone {#alone}\n');
});

test('MDX gets ids where its headings are Markdown', async () => {
  const root = siteOf({
    'content/en/docs/a.mdx': '# A\n\nexport const x = 1;\n\n## Ring\n\n<h2>Tag</h2>\n\n<div>\n  ## In a tag\n</div>\n',
  });
  await expectSameAnchors(root);
  const [, text = ''] = [...textsOf(root)].find(([file]) => file.endsWith('.mdx')) ?? [];
  expect(text).toContain('## Ring {#ring}\n\n<h2>Tag</h2>\n\n<div>\n  ## In a tag {#in-a-tag}\n');
});

test('files that are not of the site are refused', async () => {
  const outside = emptyFolder();
  const root = siteOf({ 'notes/a.md': '## Ring\n' }, { security: { linkedFolders: [outside] } });
  write(outside, { 'b.md': '## Ring\n' });
  symlinkSync(join(outside, 'b.md'), join(root, 'content/en/docs/b.md'));
  for (const file of ['notes/a.md', join(outside, 'b.md'), 'content/en/docs/b.md']) {
    const { status, stdout } = await runDocsgen(['write-heading-ids', file, '--root', root, '--json']);
    expect([status, stdout]).toStrictEqual([2, expect.stringContaining('is not a text of the site')]);
  }
  const { stdout } = await runDocsgen(['write-heading-ids', '--root', root, '--locale', 'fr', '--json']);
  expect(stdout).toContain('The site has no locale');
  expect(readFileSync(join(outside, 'b.md'), 'utf8')).toBe('## Ring\n');
});

test('a symbolic link is left out and named, and a file keeps its other names and its permissions', async () => {
  const root = siteOf({ 'content/en/docs/a.md': '# A\n\n## Ring\n', 'notes/b.md': '# B\n\n## Ring\n' });
  symlinkSync('../../../notes/b.md', join(root, 'content/en/docs/b.md'));
  linkSync(join(root, 'content/en/docs/a.md'), join(root, 'notes/a.md'));
  chmodSync(join(root, 'notes/a.md'), 0o600);
  const { files, left } = await writeIds(root);
  expect([files.map(({ file }) => file), left.map(({ file }) => file)]).toStrictEqual([
    ['content/en/docs/a.md'],
    ['content/en/docs/b.md'],
  ]);
  expect(readFileSync(join(root, 'notes/a.md'), 'utf8')).toBe('# A\n\n## Ring {#ring}\n');
  expect(statSync(join(root, 'notes/a.md')).mode & 0o777).toBe(0o600);
  expect(lstatSync(join(root, 'content/en/docs/b.md')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'notes/b.md'), 'utf8')).toBe('# B\n\n## Ring\n');
  const { stdout } = await runDocsgen(['write-heading-ids', '--root', root]);
  expect(stdout).toContain('content/en/docs/b.md is behind a symbolic link');
  expect(stdout).toContain('All other headings have ids');
});
