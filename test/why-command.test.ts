import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './support/docsgen.ts';
import { writeSample } from './support/error-page.ts';
import { makeFolder } from './support/small-site.ts';

const answer = z.looseObject({
  uses: z.strictObject({
    includes: z.array(z.string()),
    imports: z.array(z.string()),
    components: z.array(z.string()),
    files: z.array(z.string()),
  }),
  rendered: z.strictObject({ at: z.iso.datetime(), causes: z.array(z.string()) }).nullable(),
});

const files = {
  'site.config.ts': "title: 'Radio',\ncollections: { docs: { type: 'docs' } },\n",
  'content/en/docs/intro.md':
    '---\ntitle: Introduction\ndescription: First.\n---\n\nText, and [more](more.mdx).\n\n<!--@include: ./_note.md-->\n',
  'content/en/docs/_note.md': 'A note.\n',
  'content/en/docs/more.mdx':
    "import { Meter } from '../../../components/Meter.tsx';\n\n# More\n\n![](tower.svg)\n\n<Meter /> <Badge>New</Badge>\n",
  'content/en/docs/tower.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
  'components/Meter.tsx': "import { unit } from './unit.ts';\n\nexport const Meter = () => <p>5 {unit}</p>;\n",
  'components/unit.ts': "export const unit = 'dB';\n",
};

let root: string;
const build = async (...options: readonly string[]) => {
  const { status, stderr } = await runDocsgen(['build', '--root', root, ...options]);
  if (status !== 0) throw new Error(stderr);
};
const why = async (url: string) => {
  const { stdout, stderr } = await runDocsgen(['why', url, '--root', root, '--json']);
  if (stdout === '') throw new Error(stderr);
  return answer.parse(JSON.parse(stdout));
};
/** Why the last build has rendered each of the two pages. */
const causes = async () => [(await why('/docs/intro')).rendered?.causes, (await why('/docs/more')).rendered?.causes];
const write = (file: string, text: string) => writeSample(root, new Map([[file, text]]));
const intro = files['content/en/docs/intro.md'];

beforeEach(async () => {
  root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeSample(root, new Map(Object.entries(files)));
  await build();
});

test('a page names what its text is made with', async () => {
  expect((await why('/docs/intro')).uses).toStrictEqual({
    includes: ['content/en/docs/_note.md'],
    imports: [],
    components: [],
    files: [],
  });
  expect((await why('/docs/more')).uses).toStrictEqual({
    includes: [],
    imports: ['components/Meter.tsx', 'components/unit.ts'],
    components: ['Badge'],
    files: ['content/en/docs/tower.svg'],
  });
});

describe('a page says why it was rendered anew', () => {
  test('the first build: nothing was there before', async () => {
    expect(await causes()).toStrictEqual([['new'], ['new']]);
    const { stdout } = await runDocsgen(['why', '/docs/intro', '--root', root]);
    expect(stdout).toMatch(/rendered {4}[-\d]+ [:\d]+ UTC\n +because no earlier build/);
  });

  test('a build without changes keeps what was said before, and when', async () => {
    write('content/en/docs/intro.md', intro.replace('Text', 'Words'));
    await build();
    const before = await why('/docs/intro');
    await build();
    expect(await why('/docs/intro')).toStrictEqual(before);
    expect(await causes()).toStrictEqual([['text'], ['new']]);
  });

  test('a file that the text includes', async () => {
    write('content/en/docs/_note.md', 'Another note.\n');
    await build();
    expect(await causes()).toStrictEqual([['text'], ['new']]);
  });

  test('a module that the page imports', async () => {
    write('components/unit.ts', "export const unit = 'decibel';\n");
    await build();
    expect(await causes()).toStrictEqual([['new'], ['code']]);
  });

  test('the title of another page, in the sidebar and in the links to it', async () => {
    write('content/en/docs/intro.md', intro.replace('title: Introduction', 'title: Start'));
    await build();
    const [own, other] = await causes();
    expect(own).toStrictEqual(expect.arrayContaining(['frontMatter', 'head', 'main', 'sidebar']));
    expect(other).toStrictEqual(['main', 'sidebar']);
  });

  test('the title of the site', async () => {
    write('site.config.ts', files['site.config.ts'].replace('Radio', 'Waves'));
    await build();
    const [own, other] = await causes();
    expect(own).toStrictEqual(other);
    expect(own).toStrictEqual(expect.arrayContaining(['head', 'navbar']));
    expect(own).not.toContain('text');
  });

  test('a component of the theme', async () => {
    write('theme/Footer.tsx', 'export default function Footer() {\n  return <footer>Bye</footer>;\n}\n');
    await build();
    expect(await causes()).toStrictEqual([expect.arrayContaining(['theme']), expect.arrayContaining(['theme'])]);
  });

  test('a page that somebody has removed from the output', async () => {
    rmSync(join(root, 'build/docs/intro/index.html'));
    expect(await causes()).toStrictEqual([undefined, ['new']]);
    await build();
    expect(await causes()).toStrictEqual([['output'], ['new']]);
  });

  test('a build without the cache leaves nothing to say it', async () => {
    write('content/en/docs/intro.md', intro.replace('Text', 'Words'));
    await build('--no-cache');
    expect((await why('/docs/intro')).rendered).toBeNull();
    const { stdout } = await runDocsgen(['why', '/docs/intro', '--root', root]);
    expect(stdout).toContain('rendered    not known');
  });
});

test('a page counts as changed with a file that it includes', async () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=First');
  write('content/en/docs/_note.md', 'Another note.\n');
  const { stdout } = await runDocsgen([
    'routes',
    '--root',
    root,
    '--changed',
    'HEAD',
    '--format',
    'csv',
    '--columns',
    'url',
  ]);
  expect(stdout).toBe('url\r\n/docs/intro\r\n');
});
