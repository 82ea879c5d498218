import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openCache } from '../../../../src/cache/cache.ts';
import { listFiles } from '../../../../src/system/list-files.ts';
import { hashOf } from '../../../../src/system/hash.ts';
import { keyOf, openDiagramDrawing } from '../../../../src/plugins/diagrams/draw-diagrams.ts';
import { noPlugins } from '../../../../src/plugins/loading/open-plugins.ts';
import type { CompiledPage, Diagram } from '../../../../src/markdown/page/compiled-page.ts';

const emptyPage: CompiledPage = {
  tree: { type: 'root', children: [] },
  excerpt: null,
  mdxModule: null,
  isParsed: true,
  isEmpty: false,
  hasExcerpt: false,
  titleId: null,
  headings: [],
  references: [],
  diagrams: [],
  ids: [],
  words: 0,
  messages: [],
  dependencies: [],
};

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-diagrams-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function openDrawing(root: string) {
  const drawing = openDiagramDrawing({ root, plugins: noPlugins, cache: openCache({ folder: root, identity: '1' }) });
  onTestFinished(drawing.close);
  return drawing;
}

function draw(root: string, diagrams: Readonly<Record<string, readonly Diagram[]>>) {
  const pages = Object.entries(diagrams).map(([file, of]) => [file, { ...emptyPage, diagrams: of }] as const);
  return openDrawing(root).finish(new Map(pages));
}

function diagram(source: string, line = 1, file?: string): Diagram {
  return { language: 'mermaid', source, text: '', included: false, file, line, column: 1 };
}

test('a drawing is cached', async () => {
  const root = tempFolder();
  const source = 'flowchart LR\na --> b';
  const first = await draw(root, { 'a.md': [diagram(source)] });
  const folder = join(root, 'diagrams');
  const [name = ''] = listFiles(folder) ?? [];
  const other = JSON.stringify({ light: '<svg>light</svg>', dark: '<svg>dark</svg>', width: 7, height: 8 });
  writeFileSync(join(folder, name), hashOf(other) + other);

  expect(first.value.get(keyOf(diagram(source)))?.light.content).toMatch(/^<svg .*>a</s);
  // The drawing is the same, although the text differs.
  const again = await draw(root, { 'b.md': [diagram('graph LR\n  %% again\n  a-->b')] });
  expect([...again.value.values()]).toMatchObject([{ light: { content: '<svg>light</svg>' }, width: 7, height: 8 }]);
});

test('what is drawn while pages are compiled is in the order of the pages', async () => {
  const root = tempFolder();
  const [a, b, mistake] = ['flowchart LR\na', 'flowchart LR\nb', 'flowchart LR\nc -->'].map((source) => ({
    ...emptyPage,
    diagrams: [diagram(source)],
  }));
  if (!a || !b || !mistake) throw new Error('There are three pages');
  const drawing = openDrawing(root);
  for (const page of [mistake, b, b]) drawing.add(page);
  const pages = new Map(Object.entries({ 'a.md': a, 'b.md': b, 'c.md': mistake }));
  const { value, problems } = await drawing.finish(pages);
  expect([...value.keys()]).toStrictEqual([a, b].flatMap(({ diagrams }) => diagrams.map(keyOf)));
  expect(problems.map(({ file }) => file)).toStrictEqual(['c.md']);
  expect(value).toStrictEqual((await openDrawing(root).finish(pages)).value);
});

test('a site without diagrams has no cache of them', async () => {
  const root = tempFolder();
  expect(await draw(root, { 'a.md': [] })).toStrictEqual({ value: new Map(), problems: [] });
  expect(existsSync(join(root, 'diagrams'))).toBe(false);
});

test('a mistake is reported at every position that has it', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const source = 'flowchart LR\na -->';
  const { problems } = await draw(tempFolder(), {
    'content/en/docs/a.md': [diagram(source, 3), diagram(source, 9, '../_part.md')],
    'content/en/docs/b.md': [diagram(source, 5), { ...diagram(source, 12), included: true }],
  });
  expect(problems.at(-1)?.hint).toMatch(/^It is in line 2 of the file that is included here\. /);
  expect(problems.map(({ title, file, line }) => [title, file, line])).toStrictEqual([
    ['A node is missing at the end.', 'content/en/docs/a.md', 5],
    ['A node is missing at the end.', 'content/en/_part.md', 11],
    ['A node is missing at the end.', 'content/en/docs/b.md', 7],
    ['A node is missing at the end.', 'content/en/docs/b.md', 12],
  ]);
});
