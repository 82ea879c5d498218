import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createHostRules } from '../../../../src/outputs/hosts/host-rules.ts';
import { vercelFile } from '../../../../src/outputs/hosts/redirect-files.ts';
import { loadSite } from '../../../../src/pipeline/load-site.ts';
import { borrowSite } from '../../../support/small-site.ts';

/** Returns the site `hosts` with other redirects, and what is reported of it. */
async function load(host: string, redirects: string) {
  const root = borrowSite('hosts');
  const file = join(root, 'site.config.ts');
  const text = readFileSync(file, 'utf8').replace(/redirects: \[[^]*\n {2}\]/, `redirects: ${redirects}`);
  writeFileSync(file, text.replace(/hosts: .*/, `hosts: ['${host}'],`));
  return loadSite({ root, drafts: false });
}

const list = (length: number, from: string, to: string) =>
  `Array.from({ length: ${length} }, (_, number) => ({ from: \`${from}\`, to: '${to}' }))`;
const line = 9;

test.each([
  ['cloudflare', list(1000, '/old/a${number}', '/docs/intro'), null],
  [
    'cloudflare',
    list(1001, '/old/a${number}', '/docs/intro'),
    'Cloudflare reads 2000 redirects without parameters, and the site has 2002',
  ],
  ['cloudflare', list(50, '/old/a${number}/*', '/docs/*'), null],
  ['cloudflare', list(25, '/old/a${number}/:page', '/docs/:page'), null],
  [
    'cloudflare',
    list(26, '/old/a${number}/:page', '/docs/:page'),
    'Cloudflare reads 100 lines with parameters, and the site has 104',
  ],
  ['vercel', list(1024, '/old/a${number}', '/docs/intro'), null],
  ['vercel', list(1025, '/old/a${number}', '/docs/intro'), 'Vercel reads 2048 redirects, and the site has 2050'],
  ['netlify', list(3000, '/old/a${number}', '/docs/intro'), null],
] as const)('%s and %s', async (host, redirects, title) => {
  const { problems } = await load(host, redirects);
  const wanted = { severity: 'warning', code: 'too-many-redirects', title, file: 'site.config.ts', line };
  expect(problems).toMatchObject(title === null ? [] : [wanted]);
});

test('a long line for Cloudflare is reported where it is written, once for all languages', async () => {
  const { problems } = await load('cloudflare', `[{ from: '/old', to: 'https://example.com/${'a'.repeat(990)}' }]`);
  expect(problems).toMatchObject([{ code: 'too-many-redirects', file: 'site.config.ts', line: 8 }]);
});

test('the file for Vercel never has more redirects than Vercel accepts', async () => {
  const { value } = await load(
    'vercel',
    `[...${list(1500, '/old/a${number}', '/docs/intro')}, { from: '/v1/*', to: '/docs/*' }]`,
  );
  const { redirects }: { redirects: { source: string }[] } = JSON.parse(vercelFile(createHostRules(value)));
  expect(redirects).toHaveLength(2048);
  expect(redirects.map(({ source }) => source)).toContain('/es/v1/:rest+{/}?');
});
