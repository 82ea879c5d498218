import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import {
  getTransformedRoutes,
  headersSchema,
  redirectsSchema,
  rewritesSchema,
  type Route,
} from '@vercel/routing-utils';
import { Ajv } from 'ajv';
import redirector from 'netlify-redirector';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import {
  cloudflareRedirects,
  headersFile,
  netlifyRedirects,
  vercelFile,
} from '../../../src/outputs/hosts/redirect-files.ts';
import type { HostName } from '../../../src/config/fields/redirects.ts';
import { hostFiles } from '../../../src/outputs/host-files.ts';
import { createHostRules, type HostRules } from '../../../src/outputs/hosts/host-rules.ts';
import { loadSite } from '../../../src/pipeline/load-site.ts';
import type { Site } from '../../../src/site/graph/site.ts';
import { copySite, makeFolder } from '../../support/small-site.ts';

// The files for hosts that only others can run, read by the hosts' own code where it is published.

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true, force: true }))));

/** Returns a copy of the site `hosts` with other hosts and more fields. */
async function siteFor(hosts: readonly HostName[], fields = ''): Promise<Site> {
  const root = copySite('hosts');
  folders.push(root);
  const file = join(root, 'site.config.ts');
  const own = `${fields}\n  hosts: ${JSON.stringify(hosts)},`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/hosts: .*/, () => own),
  );
  const { value, problems } = await loadSite({ root, drafts: false });
  expect(problems).toStrictEqual([]);
  return value;
}

test.each([
  [['netlify'], ['_redirects', '_headers'], '/start /docs/intro#begin 301!\n'],
  [['cloudflare'], ['_redirects', '_headers'], '/start /docs/intro#begin 301\n'],
  [['vercel', 'github-pages'], ['vercel.json', '.nojekyll'], '"source": "/start{/}?"'],
  [['nginx', 'caddy'], ['.hosts/nginx.conf', '.hosts/Caddyfile'], 'location = "/start" '],
] as const)('%s read files of their own', async (hosts, paths, line) => {
  const made = [...hostFiles({ site: await siteFor(hosts) })];
  expect(made.map(({ path }) => path)).toStrictEqual(paths);
  expect(await made[0]?.make()).toContain(line);
});

/**
 * Where the old addresses of the site lead, without base, and the slash that pages have at their
 * end.
 */
const moved = {
  '/start': '/docs/intro|#begin',
  '/es/start': '/es/docs/intro|#begin',
  '/docs/first.html': '/docs/intro|',
  '/C++': '/docs/intro|',
  '/p%C3%A1gina': '/docs/intro|',
  '/chat': 'https://chat.example.com/room?a=b',
  '/guide': '/docs/intro|',
  '/guide/intro': '/docs/intro|',
  '/es/manual/intro': '/es/docs/intro|',
  '/manual/more/intro': '/docs/more/intro|',
  '/v1/intro': '/docs/intro|',
  '/group/one/two/about': 'https://people.example.com/a%20b/two/one',
};

/** Names of files, and whether browsers may keep them for good. */
const files = {
  'assets/early-FBJU5BTE.js': true,
  'assets/call-894311c5.svg': true,
  'index.html': false,
  'docs/intro/index.html': false,
  'docs/assets/early-FBJU5BTE.js': false,
  'search.json': false,
};

const common = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "frame-ancestors 'self'" };
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const cases = (['/', '/voice/'] as const).flatMap((base) =>
  (['never', 'always'] as const).map((slash) => ({ base, slash })),
);

describe.each(cases)('base $base, trailing slash $slash', ({ base, slash }) => {
  let rules: HostRules;
  beforeAll(async () => {
    rules = createHostRules(await siteFor(['netlify'], `base: '${base}', trailingSlash: '${slash}',`));
  });

  const from = (path: string) => base + path.slice(1);
  const target = (to: string, end = slash === 'always' ? '/' : '') =>
    to.startsWith('/') ? base + to.slice(1).replace('|', end) : to;
  const targets = Object.entries(moved).map(([path, to]) => ({ path: from(path), to: target(to) }));

  /** Returns a file with a text: the parsers read files. */
  const fileOf = (name: string, text: string) => {
    const folder = makeFolder();
    folders.push(folder);
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test("Netlify's parser reads every line of `_redirects`", async () => {
    const text = netlifyRedirects(rules);
    const parsed = await parseAllRedirects({
      redirectsFiles: [fileOf('_redirects', text)],
      configRedirects: [],
      minimal: true,
    });
    expect(parsed.errors).toStrictEqual([]);
    expect(parsed.redirects).toHaveLength(text.trimEnd().split('\n').length);
    expect(parsed.redirects).toContainEqual({
      from: from('/chat'),
      query: {},
      to: 'https://chat.example.com/room?a=b',
      status: 301,
      force: true,
      conditions: {},
      headers: {},
    });
  });

  test("Netlify's engine redirects old addresses, and finds the error page of each language", async () => {
    const engine = await redirector.parsePlain(netlifyRedirects(rules), {});
    const answer = (path: string) => {
      const request = { scheme: 'https', host: 'docs.example.com', path, query: '' };
      return engine.match({ ...request, getHeader: () => '', getCookie: () => '' });
    };
    for (const { path, to } of targets) {
      // What `*` stands for keeps the slash that the reader has used.
      const isSplat = /\/(?:guide|manual)\/./.test(path);
      const plain = isSplat ? to.replace(/\/$/, '') : to;
      expect({ path, ...answer(path) }).toMatchObject({ path, to: plain, status: 301 });
      if (path.endsWith('.html')) continue;
      expect({ path, ...answer(`${path}/`) }).toMatchObject({ path, to: isSplat ? `${plain}/` : to, status: 301 });
    }
    expect(answer(from('/start'))).toMatchObject({ force: true });
    expect(answer(from('/manual/'))).toMatchObject({ force: false });
    expect(answer(from('/docs/intro'))?.status ?? 404).toBe(404);
    expect(answer(from('/es/nothing'))).toMatchObject({ to: from('/es/404.html'), status: 404, force: false });
    // Netlify itself knows the error page of its root.
    const own = base === '/' ? null : { to: from('/404.html'), status: 404, force: false };
    expect(answer(from('/nothing'))).toEqual(own && expect.objectContaining(own));
  });

  test("Netlify's parser gives files the headers that belong to them", async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [fileOf('_headers', headersFile(rules))],
      configHeaders: [],
      minimal: false,
    });
    expect(errors).toStrictEqual([]);
    const found = z.array(z.object({ forRegExp: z.instanceof(RegExp), values: z.record(z.string(), z.string()) }));
    for (const [file, isKept] of Object.entries(files)) {
      const matching = found.parse(headers).filter(({ forRegExp }) => forRegExp.test(base + file));
      const all: unknown = Object.assign({}, ...matching.map(({ values }) => values));
      expect({ file, all }).toStrictEqual({ file, all: { ...common, ...(isKept ? forever : {}) } });
    }
  });

  test("Vercel's schema and converter accept `vercel.json`, and log no doubt about a pattern", () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { headers, redirects, rewrites } = vercelJson.parse(JSON.parse(vercelFile(rules)));
    const ajv = new Ajv({ allowUnionTypes: true, strict: false });
    const schemas = [
      [headersSchema, headers],
      [redirectsSchema, redirects],
      [rewritesSchema, rewrites],
    ] as const;
    for (const [schema, value] of schemas) {
      const validate = ajv.compile(schema);
      expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
    }
    expect(getTransformedRoutes({ headers, redirects, rewrites }).error).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  test("Vercel's routes redirect old addresses, and find the error page of each language", () => {
    const answer = vercelAnswers(vercelFile(rules));
    for (const { path, to } of targets) {
      const wanted = { status: 308, location: to };
      expect({ path, ...answer(path) }).toMatchObject({ path, ...wanted });
      if (!path.endsWith('.html')) expect({ path, ...answer(`${path}/`) }).toMatchObject({ path, ...wanted });
    }
    for (const page of ['/manual', '/manual/', '/docs/intro']) expect(answer(from(page)).location).toBeUndefined();
    expect(answer(from('/es/nothing'))).toMatchObject({ status: 404, file: from('/es/404.html') });
    const own = base === '/' ? undefined : from('/404.html');
    expect(answer(from('/nothing')).file).toBe(own);
  });

  test("Vercel's routes give files the headers that belong to them", () => {
    const answer = vercelAnswers(vercelFile(rules));
    const deep = { 'assets/search/en/e7f2e089c795.json': true, 'assets/licenses.txt': false };
    for (const [file, isKept] of Object.entries({ ...files, ...deep }))
      expect({ file, headers: answer(base + file).headers }).toStrictEqual({
        file,
        headers: { ...common, ...(isKept ? forever : {}) },
      });
  });

  test('Cloudflare redirects old addresses, and no page', () => {
    const answer = cloudflareAnswers(cloudflareRedirects(rules));
    for (const { path, to } of targets) {
      const isSplat = /\/(?:guide|manual)\/./.test(path);
      const plain = isSplat ? to.replace(/\/$/, '') : to;
      expect({ path, ...answer(path) }).toStrictEqual({ path, to: plain, status: 301 });
      // Other old addresses with a slash are pages, which lead on.
      if (isSplat) expect(answer(`${path}/`)).toStrictEqual({ to: `${plain}/`, status: 301 });
      else if (/\/v1\/|\/group\//.test(path)) expect(answer(`${path}/`)).toStrictEqual({ to, status: 301 });
    }
    expect(answer(from('/guide/'))).toStrictEqual({ to: target('/docs/intro|'), status: 301 });
    expect(answer(from('/manual/'))).toStrictEqual({ to: from('/manual/'), status: 200 });
    for (const page of ['/', '/manual', '/docs/intro', '/docs/intro/']) expect(answer(from(page))).toBeNull();
  });
});

const vercelJson = z.strictObject({
  $schema: z.string(),
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
  redirects: z.array(z.object({ source: z.string(), destination: z.string(), permanent: z.boolean() })),
  rewrites: z.array(z.object({ source: z.string(), destination: z.string(), statusCode: z.number() })),
});

/** Returns what Vercel answers for a path without a file, by the routes that its own code makes. */
function vercelAnswers(text: string) {
  const { $schema: _, ...config } = vercelJson.parse(JSON.parse(text));
  const { routes } = getTransformedRoutes(config);
  const all: readonly Route[] = routes ?? [];
  return (path: string) => {
    const headers: Record<string, string> = {};
    for (const route of all) {
      if ('handle' in route || route.src === undefined) continue;
      const match = new RegExp(route.src).exec(path);
      if (!match) continue;
      const fill = (value: string) => value.replace(/\$(\d)/g, (_all, group: string) => match[Number(group)] ?? '');
      if ('continue' in route && route.continue) {
        for (const [key, value] of Object.entries(route.headers ?? {})) headers[key] = value;
        continue;
      }
      const location = route.headers?.['Location'];
      if (location !== undefined) return { status: route.status, location: fill(location), headers };
      return { status: route.status, file: route.dest, headers };
    }
    return { headers };
  };
}

/**
 * Returns what Cloudflare answers for a path, as its documentation says: lines without parameters
 * first; `*` stands for anything, also for nothing, and `:name` for what has no slash.
 */
function cloudflareAnswers(text: string) {
  const rules = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      const isPattern = /\*|:[A-Za-z]/.test(from);
      const regex = from
        .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replaceAll('*', '(?<splat>.*)')
        .replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)');
      return { from, to, status: Number(status), isPattern, regex: new RegExp(`^${regex}$`) };
    });
  const firstPattern = rules.findIndex(({ isPattern }) => isPattern);
  expect(rules.slice(firstPattern).filter(({ isPattern }) => !isPattern)).toStrictEqual([]);
  expect(new Set(rules.map(({ from }) => from)).size).toBe(rules.length);
  return (path: string) => {
    const rule = rules.find(({ from, isPattern, regex }) => (isPattern ? regex.test(path) : from === path));
    if (!rule) return null;
    let { to } = rule;
    // One after the other, as Cloudflare does it: `:a` would also change `:ab`.
    for (const [name, value] of Object.entries(rule.regex.exec(path)?.groups ?? {}))
      if (rule.isPattern) to = to.replaceAll(`:${name}`, value);
    return { to, status: rule.status };
  };
}
