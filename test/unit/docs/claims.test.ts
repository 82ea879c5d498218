import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFieldTypes } from '../../../scripts/describe-schemas.mjs';
import { readPageTags } from '../../../scripts/read-components.mjs';
import { findBuiltInPlugin } from '../../../src/plugins/loading/built-in-plugins.ts';
import { listFiles } from '../../../src/system/list-files.ts';
import { fieldNames } from '../../../src/plugins/loading/plugin-schema.ts';
import { allCodes } from '../../support/all-codes.ts';
import { commands, nameOf } from '../../support/command-manual.ts';
import { claims, type Claim } from '../../support/manual/claims.ts';
import { readManual } from '../../support/manual/manual-pages.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { interfaces } = readFieldTypes(root);
const pages = new Map(readManual().map(({ file, text }) => [file, text]));

const fields = [...interfaces].flatMap(([name, its]) => [...its.keys()].map((field) => `${name}.${field}`));
/** What a proof may name, by its kind. */
const named = {
  commands: commands.map(nameOf),
  options: commands.flatMap((command) => command.options.map(({ long }) => `${nameOf(command)} ${long ?? ''}`)),
  fields,
  hooks: fieldNames,
  plugins: readdirSync(join(root, 'src/plugins')).filter((name) => findBuiltInPlugin(`docsgen/plugins/${name}`)),
  types: ['blog', 'changelog', 'docs', 'pages'].filter((name) => existsSync(join(root, 'src/collections', name))),
  tags: readPageTags().map(({ tag }) => tag),
  codes: allCodes,
} as const;
type Kind = keyof typeof named;
const kinds = Object.keys(named).filter((kind): kind is Kind => Object.hasOwn(named, kind));
/** The last word of each name: what a feature would be called. */
const vocabulary = kinds.flatMap((kind) =>
  kind === 'codes' ? [] : named[kind].map((name) => name.split(/[. ]/).at(-1) ?? ''),
);

/** Returns what is wrong with the proof of a claim. */
function refute({ says, none, tests = [], ...proof }: Claim): readonly string[] {
  const lost = kinds.flatMap((kind) =>
    (proof[kind] ?? []).filter((name) => !(named[kind] as readonly string[]).includes(name)),
  );
  const lostTests = tests.filter((file) => !existsSync(join(root, file)));
  const denied = vocabulary.filter((word) => none?.test(word));
  const isProven = none !== undefined || tests.length > 0 || kinds.some((kind) => proof[kind] !== undefined);
  return [
    ...[...lost, ...lostTests].map((name) => `${says}: there is no ${name}`),
    ...denied.map((word) => `${says}: there is ${word}`),
    ...(isProven ? [] : [`${says}: no proof`]),
  ];
}

test('a proof is refuted by what the program has, and by what it does not have', () => {
  expect(refute({ says: 'No feeds', none: /^feed/ })).not.toStrictEqual([]);
  expect(refute({ says: 'Moves', commands: ['teleport'] })).toStrictEqual(['Moves: there is no teleport']);
  expect(refute({ says: 'Good' })).toStrictEqual(['Good: no proof']);
});

describe.each(Object.entries(claims))('%s', (page, its) => {
  const text = pages.get(page) ?? '';

  test('makes the claims, and the program bears them out', () => {
    expect(its.filter(({ says }) => !text.includes(says)).map(({ says }) => says)).toStrictEqual([]);
    expect(its.flatMap(refute)).toStrictEqual([]);
  });
});

const isClaimed = (page: string, line: string) => (claims[page] ?? []).some(({ says }) => line.includes(says));

test('each row about docsgen in the comparison is proven, and each answer to a question', () => {
  const comparison = pages.get('about/comparison.md') ?? '';
  const table = comparison.split('## What they have')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| \w.*\|$/gm)].map(([row]) => row);
  expect(rows.filter((row) => !isClaimed('about/comparison.md', row))).toStrictEqual([]);
  expect(rows.length).toBeGreaterThan(10);
  const answers = (pages.get('about/questions.md') ?? '').split('\n### ').slice(1);
  expect(answers.filter((answer) => !isClaimed('about/questions.md', answer))).toStrictEqual([]);
});

/** How texts say that docsgen lacks something. */
const denial =
  /docsgen (?:itself )?(?:has|makes|knows|takes|offers|brings|supports)\b(?: [\w`]+){0,2}? (?:no|not|none|nothing)\b|docsgen (?:cannot|lacks)|docsgen does not (?:have|make|support|offer)|\bno counterpart|\bis not (?:there|supported|possible) yet|\bnot yet\b|There is no \w+ (?:that|for)\b[^.]*\byet|^\|[^|]+\| None\b(?!:? of)/;
/** What is no feature that docsgen could have. */
const harmless = [
  'Files that docsgen has not written',
  'a language that docsgen does not have',
  '| None needed |',
  '## What docsgen does not have',
  'docsgen has no strings',
  'A locale for which docsgen has none shows',
  'docsgen has no other requirement',
  'docsgen has no telemetry',
  'that is not there yet',
  'not yet covered by allowScripts',
  'docsgen cannot tell these apart',
  'is not in the registry of npm yet',
  'is not on the npm registry yet',
  '| Notice on the page | None |',
];

test('nowhere does the manual deny what is not in the list', () => {
  const chapters = [...pages].filter(([page]) => !/^(?:errors|theme|write|commands|configure)\//.test(page));
  const denials = [...chapters, ['README.md', read('README.md')] as const].flatMap(([page, text]) =>
    text.split('\n').flatMap((line) => (denial.test(line) && !isClaimed(page, line) ? [`${page}: ${line}`] : [])),
  );
  expect(denials.filter((line) => !harmless.some((words) => line.includes(words)))).toStrictEqual([]);
});

test('the second column of tables about moving names fields that exist', () => {
  const items = ['docSidebar', 'localeDropdown', 'basePath'];
  const words = new Set([...items, ...fields.flatMap((name) => name.split('.')), ...vocabulary]);
  const wrong = [...pages].flatMap(([page, text]) => {
    if (!page.startsWith('move/')) return [];
    const cells = [...text.matchAll(/^\| [^|]*\| ([^|]*) \|$/gm)].map(([, cell = '']) => cell);
    // `pageDetails.editUrl`, `sidebar_label`, `noIndex: true`.
    const names = cells.flatMap((cell) => [
      ...cell.matchAll(/`(?![\w.]+\.(?:tsx?|mdx?)\b)((?:[a-z]+[A-Z_]\w*|[a-z]+\.[a-z]\w*)(?:\.\w+)*)(?::[^`]*)?`/g),
    ]);
    const parts = names.flatMap(([, name = '']) => name.split('.'));
    return parts.filter((part) => !words.has(part)).map((part) => `${page}: ${part}`);
  });
  expect(wrong).toStrictEqual([]);
});

describe('counts', () => {
  const hosts = (pages.get('deploy/index.md') ?? '').match(/^\| \[.*\]\(\.\/[\w-]+\.md\) \|/gm) ?? [];
  const sets = readdirSync(join(root, 'src/strings/sets')).filter((file) => file.endsWith('.json'));
  test.each([
    ['manual/content/en/pages/index.md', 'Nine hosts', hosts.length, 9],
    ['manual/content/en/docs/organize/languages.md', 'in fifteen languages', sets.length + 1, 15],
  ])('%s: %s', (file, says, count, said) => {
    expect(read(file)).toContain(says);
    expect(count).toBe(said);
  });

  test('one version of each action of GitHub: what `init` writes, what the manual shows, and the tutorial', () => {
    const folders = ['templates', 'manual/content', 'content'].map((folder) => join(root, folder));
    const files = folders.flatMap((folder) => (listFiles(folder) ?? []).map((file) => join(folder, file)));
    const texts = files.filter((file) => /\.(?:mdx?|ya?ml)$/.test(file)).map((file) => readFileSync(file, 'utf8'));
    const used = new Set(
      texts.flatMap((text) => [...text.matchAll(/uses: ([\w/-]+@\w+)/g)].map(([, name = '']) => name)),
    );
    const actions = [...used].map((name) => name.split('@')[0]);
    expect([...used].filter((name) => actions.filter((each) => name.startsWith(`${each}@`)).length > 1)).toStrictEqual(
      [],
    );
    expect(used.size).toBeGreaterThan(5);
  });
});
