import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeBaseline } from '../src/pipeline/problem-filter/baseline.ts';
import type { Problem } from '../src/shared/problem.ts';
import { runDocsgen } from './support/docsgen.ts';
import { readFolder } from './support/read-folder.ts';
import { borrowSite } from './support/small-site.ts';

interface Built {
  readonly status: number | null;
  readonly problems: readonly Problem[];
}

async function build(root: string, ...options: readonly string[]): Promise<Built> {
  const { status, stdout } = await runDocsgen(['build', '--root', root, '--json', ...options]);
  const printed: Pick<Built, 'problems'> = JSON.parse(stdout);
  return { status, problems: printed.problems };
}

const gone = 'content/en/docs/intro.md:23 warning missing-anchor';

function shown(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ file, line, severity, code }) => `${file}:${line} ${severity} ${code}`);
}

function edit(root: string, file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

describe('levels', () => {
  test('the configuration and comments leave mistakes out, and no page shows the comments', async () => {
    const root = borrowSite('levels');
    const { status, problems } = await build(root);
    expect(shown(problems)).toStrictEqual([gone]);
    expect(status).toBe(0);
    const files = [...readFolder(join(root, 'build'))].map(([, bytes]) => bytes);
    expect(files.filter((text) => text.includes('docsgen-disable'))).toStrictEqual([]);
    expect(files.filter((text) => text.includes('Written next week'))).toStrictEqual([]);
  });

  test('with --strict, a warning stops the build and leaves the output as it was', async () => {
    const root = borrowSite('levels');
    await build(root);
    const before = readFolder(join(root, 'build'));
    appendFileSync(join(root, 'content/en/docs/intro.md'), '\nNew words.\n');
    const { status, problems } = await build(root, '--strict');
    expect(status).toBe(1);
    expect(shown(problems)).toStrictEqual([gone.replace('warning', 'error')]);
    expect(readFolder(join(root, 'build'))).toStrictEqual(before);
    edit(root, 'content/en/docs/intro.md', '[A place](#gone)', 'A place');
    expect(await build(root, '--strict')).toStrictEqual({ status: 0, problems: [] });
  });

  test('without an exception, the mistake is there again, also in a warm build', async () => {
    const root = borrowSite('levels');
    await build(root);
    edit(root, 'site.config.ts', '/api/**', '/other/**');
    edit(root, 'content/en/docs/other.mdx', '{/* docsgen-disable-next-line broken-link -- Written next week */}\n', '');
    const { status, problems } = await build(root);
    expect(status).toBe(1);
    expect(shown(problems)).toStrictEqual([
      'content/en/docs/intro.md:9 error broken-link',
      gone,
      'content/en/docs/other.mdx:5 error broken-link',
    ]);
    expect(problems.map(({ target }) => target)).toStrictEqual(['/api/calls', '#gone', './next.md']);
  });

  test('`routes` has the same levels', async () => {
    const root = borrowSite('levels');
    expect((await runDocsgen(['routes', '--root', root])).stderr).toBe('');
    edit(root, 'content/en/docs/intro.md', '# docsgen-disable-next-line', '# once:');
    expect((await runDocsgen(['routes', '--root', root])).stderr).toContain('unknown-front-matter-key');
  });
});

describe('the baseline', () => {
  test('leaves out the mistakes that a site had, and not the next ones', async () => {
    const root = borrowSite('levels');
    edit(root, 'site.config.ts', "'missing-anchor': 'warn',", '');
    const { status, problems } = await build(root);
    expect(status).toBe(1);
    await writeBaseline(root, problems);
    expect(await build(root, '--strict')).toStrictEqual({ status: 0, problems: [] });
    edit(root, 'content/en/docs/intro.md', 'Words and', '[One more](#gone), and words and');
    expect(shown((await build(root)).problems)).toStrictEqual(['content/en/docs/intro.md:23 error missing-anchor']);
  });

  test('a mistake in the file itself has its place', async () => {
    const root = borrowSite('levels');
    writeFileSync(join(root, 'check-baseline.json'), '[\n  { "code": "broken-link" },\n');
    const { status, problems } = await build(root);
    expect(status).toBe(1);
    expect(shown(problems)).toContain('check-baseline.json:3 error malformed-json');
    expect(existsSync(join(root, 'build'))).toBe(false);
  });
});

test('a level or an exception that cannot be is an error with its place', async () => {
  const root = borrowSite('levels');
  edit(
    root,
    'site.config.ts',
    "'missing-alt-text': 'off',",
    [
      "'duplicate-address': 'warn',",
      "'heading-jmp': 'off',",
      "'empty-page': 'loud',",
      "'orphan-page': { levle: 'off' },",
      "'heading-jump': { ignore: [{ file: 'a' }, { reason: 'All' }, { pages: 'a', page: 'b', reason: 'c' }] },",
    ].join('\n'),
  );
  const { problems } = await build(root);
  expect(problems.flatMap(({ file, title, hint }) => (file === 'site.config.ts' ? [`${title}: ${hint}`] : [])))
    .toMatchInlineSnapshot(`
      [
        "\`reports.duplicate-address\` is "warn": Expected no level for this code, because a site with such a mistake cannot be built.",
        "Unknown key \`reports.heading-jmp\`: Did you mean \`heading-jump\`? Known keys: brokenLinks, unknownFrontMatter, undeclaredTags, inlineAuthors, overdueReviews, goneAddresses, heading-jump.",
        "\`reports.empty-page\` is "loud": Expected one of "error", "warn", "off".",
        "Unknown key \`reports.orphan-page.levle\`: Did you mean \`level\`? Known keys: level, ignore.",
        "\`reports.heading-jump.ignore[0].reason\` is missing: Expected a text.",
        "\`reports.heading-jump.ignore[1]\` is {"reason":"All"}: Expected an object with \`file\`, \`page\` or \`target\`, in addition to \`reason\`.",
        "Unknown key \`reports.heading-jump.ignore[2].pages\`: Did you mean \`page\`? Known keys: file, page, target, reason.",
      ]
    `);
});
