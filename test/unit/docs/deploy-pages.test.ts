import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { type Host, hosts } from '../../../src/cli/init/answers.ts';
import { planSite } from '../../../src/cli/init/plan-site.ts';
import { scriptNames } from '../../../src/cli/init/script-names.ts';

const root = join(import.meta.dirname, '../../..');
const pages = join(root, 'manual/content/en/docs/deploy');
const read = (page: string) => readFileSync(join(pages, page), 'utf8');

/** The page of each host for which `docsgen init` writes files. */
const pageOf: Readonly<Record<Host, string>> = {
  github: 'github-pages.md',
  gitlab: 'gitlab-pages.md',
  netlify: 'netlify.md',
  cloudflare: 'cloudflare-pages.md',
  vercel: 'vercel.md',
  nginx: 'nginx.md',
  caddy: 'caddy.md',
};

/** Returns the files that `docsgen init` writes for hosts, and nothing else of a site. */
function filesFor(host: Host) {
  const plan = (chosen: readonly Host[]) =>
    planSite({
      answers: {
        name: 'My docs',
        languages: ['en'],
        blog: false,
        landing: false,
        packageManager: 'npm',
        hosts: chosen,
      },
      templates: join(root, 'templates'),
      packageName: 'my-docs',
      docsgen: '^1.0.0',
      date: '2026-11-23',
      scripts: scriptNames(null),
      hasSite: true,
    });
  const without = new Set(plan([]).map(({ path }) => path));
  return plan([host]).filter(({ path }) => !without.has(path));
}

/** Returns the block of code with a title: its first line, and its text. */
function findBlock(page: string, title: string) {
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^(\`\`\`\\w+ title="${escaped}"\n)([^]*?)^\`\`\`$`, 'm').exec(page);
}

// `UPDATE=1` writes the blocks.
describe.each(hosts)('the page about %s', (host) => {
  test.each(filesFor(host))('shows $path as `docsgen init` writes it', ({ path, text }) => {
    const page = read(pageOf[host]);
    const block = findBlock(page, path);
    expect(block, `${pageOf[host]} has no block with the title ${path}`).not.toBeNull();
    const [whole = '', start = '', shown] = block ?? [];
    if (process.env['UPDATE'] === '1')
      writeFileSync(
        join(pages, pageOf[host]),
        page.replace(whole, () => `${start}${text}\`\`\``),
      );
    else expect(shown).toBe(text);
  });
});

test('each page that says whether a host was tested is in the list, with the name that `--ci` takes', () => {
  const list = read('index.md');
  const files = readdirSync(pages).filter(
    (file) => file.endsWith('.md') && /^:::\w+\[(?:Tested|Partly tested|Not tested)/m.test(read(file)),
  );
  expect(files.length).toBeGreaterThan(hosts.length);
  expect(files.filter((file) => !list.includes(`](./${file}) |`))).toStrictEqual([]);
  for (const host of hosts) expect(list).toMatch(new RegExp(`\\]\\(\\./${pageOf[host]}\\) \\| \`${host}\` \\|`));
});

test('the test that tries nginx and Caddy exists where their pages say', () => {
  for (const host of ['nginx', 'caddy'] as const) {
    const [, file = ''] = /`(test\/[^`]+)`/.exec(read(pageOf[host])) ?? [];
    expect(existsSync(join(root, file)), file).toBe(true);
  }
});

test('vercel.json is JSON', () => {
  const [, , text = ''] = findBlock(read('vercel.md'), 'vercel.json') ?? [];
  expect(JSON.parse(text)).toMatchObject({ outputDirectory: 'build' });
});

describe('the function for CloudFront', () => {
  const [, , code = ''] = findBlock(read('s3.md'), 'pages.js') ?? [];
  const answer = (uri: string): unknown => {
    const result: unknown = runInNewContext(`${code}; JSON.stringify(handler({ request: { uri } }))`, { uri });
    return JSON.parse(String(result));
  };

  test.each([
    ['/', '/index.html'],
    ['/es/', '/es/index.html'],
    ['/guide/intro', '/guide/intro/index.html'],
    ['/guide/1.0', '/guide/1.0/index.html'],
    ['/assets/early-FBJU5BTE.js', '/assets/early-FBJU5BTE.js'],
  ])('reads %s from %s', (uri, file) => {
    expect(answer(uri)).toStrictEqual({ uri: file });
  });

  test.each([
    ['/guide/intro/', '/guide/intro'],
    ['/es', '/es/'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('redirects %s to %s', (uri, value) => {
    expect(answer(uri)).toMatchObject({ statusCode: 301, headers: { location: { value } } });
  });
});
