import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { redirectsSchema } from '../../../src/config/schema/redirects.ts';
import { caddyFile } from '../../../src/outputs/hosts/caddy.ts';
import { createHostRules, type HostRules } from '../../../src/outputs/hosts/host-rules.ts';
import { nginxFile } from '../../../src/outputs/hosts/nginx.ts';
import { cloudflareRedirects, netlifyRedirects, vercelFile } from '../../../src/outputs/hosts/redirect-files.ts';
import { loadSite } from '../../../src/pipeline/load-site.ts';
import { copySite } from '../../support/small-site.ts';

const vercelJson = z.object({
  redirects: z.array(z.object({ source: z.string(), destination: z.string(), permanent: z.boolean() })),
});

describe('signs that a host reads as more than a part of an address', () => {
  const targets = {
    '/money/*': 'https://x.example.com/$host/${x}/$1/*',
    '/braces/*': 'https://x.example.com/a{http.request.header.Cookie}/{$HOME}/*',
    '/quotes/*': `https://x.example.com/"a';b\\c<d>|/*?q="{uri}$args"&a=:b#:~:text=a`,
    '/names/*': 'https://x.example.com/docs/12:30/a:splat/:splat-a/x*y(z)/*?a=:a&b=:splat',
    '/more/*': 'https://x.example.com/docs/12:30/a:splat/x*y(z)/*?a=b',
    '/parts/:a/b': 'https://x.example.com/ä%20b/:a?to=$uri',
  };
  const exact = {
    '/exact': 'https://x.example.com/$host/{uri}/"a:b*(c)";#a:b',
    '/plain': 'https://x.example.com/a;b/c,d/e=f',
  };
  const encoded = "https://x.example.com/%22a';b%5Cc%3Cd%3E%7C";
  let rules: HostRules;
  beforeAll(async () => {
    const all = Object.entries({ ...targets, ...exact }).map(([from, to]) => ({ from, to }));
    const root = copySite('hosts');
    const file = join(root, 'site.config.ts');
    const own = readFileSync(file, 'utf8')
      .replace(/redirects: \[.*?\n {2}\],/s, () => `base: '/voice/',\n  redirects: ${JSON.stringify(all)},`)
      .replace('{ en: {}, es: {} }', '{ en: {} }');
    rmSync(join(root, 'content/es'), { recursive: true });
    writeFileSync(file, own);
    const { value, problems } = await loadSite({ root, drafts: false });
    expect(problems).toStrictEqual([]);
    rules = createHostRules(value);
    await rm(root, { recursive: true });
  });

  test('are encoded for nginx', () => {
    const lines = nginxFile(rules).split('\n');
    const rewrites = lines.flatMap(
      (line) => /^location ~ .* rewrite ".*?" "(.*)" permanent; \}$/.exec(line)?.[1] ?? [],
    );
    expect(rewrites).toEqual([
      'https://x.example.com/%24host/%24%7Bx%7D/%241/$1',
      'https://x.example.com/a%7Bhttp.request.header.Cookie%7D/%7B%24HOME%7D/$1',
      `${encoded}/$1?q=%22%7Buri%7D%24args%22&a=:b#:~:text=a`,
      'https://x.example.com/docs/12:30/a:splat/:splat-a/x*y(z)/$1?a=:a&b=:splat',
      'https://x.example.com/docs/12:30/a:splat/x*y(z)/$1?a=b',
      'https://x.example.com/%C3%A4%20b/$1?to=%24uri',
    ]);
    const returns = lines.flatMap((line) => /^location = "\S*[^/]" \{ return 301 "(.*)"; \}$/.exec(line)?.[1] ?? []);
    expect(returns).toEqual([
      'https://x.example.com/%24host/%7Buri%7D/%22a:b*(c)%22;$is_args$args#a:b',
      'https://x.example.com/a;b/c,d/e=f$is_args$args',
    ]);
  });

  test('are encoded for Caddy', () => {
    const text = caddyFile(rules);
    const filled = [...text.matchAll(/(?:redir|rewrite) (?:\*|@docsgen_\w+) "(.*?)"(?: permanent)?$/gm)].map(
      ([, to]) => to,
    );
    expect(filled).toEqual([
      'https://x.example.com/$host/%7Buri%7D/%22a:b*(c)%22;{docsgen_query}#a:b',
      'https://x.example.com/a;b/c,d/e=f{docsgen_query}',
      'https://x.example.com/$host/$%7Bx%7D/$1/{re.docsgen_p0.1}{docsgen_query}',
      'https://x.example.com/a%7Bhttp.request.header.Cookie%7D/%7B$HOME%7D/{re.docsgen_p1.1}{docsgen_query}',
      expect.stringContaining(`${encoded}/{re.docsgen_p2.1}?q=%22%7Buri%7D$args%22&a=:b#:~:text=a`),
      'https://x.example.com/docs/12:30/a:splat/:splat-a/x*y(z)/{re.docsgen_p3.1}?a=:a&b=:splat{docsgen_query}',
      'https://x.example.com/docs/12:30/a:splat/x*y(z)/{re.docsgen_p4.1}?a=b{docsgen_query}',
      'https://x.example.com/%C3%A4%20b/{re.docsgen_p5.1}?to=$uri{docsgen_query}',
    ]);
  });

  const plain = [
    'https://x.example.com/$host/$%7Bx%7D/$1/:splat',
    'https://x.example.com/a%7Bhttp.request.header.Cookie%7D/%7B$HOME%7D/:splat',
    `${encoded}/:splat?q=%22%7Buri%7D$args%22&a=%3Ab#:~:text=a`,
    'https://x.example.com/docs/12%3A30/a%3Asplat/%3Asplat-a/x%2Ay(z)/:splat?a=%3Aa&b=%3Asplat',
    'https://x.example.com/docs/12%3A30/a%3Asplat/x%2Ay(z)/:splat?a=b',
    'https://x.example.com/%C3%A4%20b/:a?to=$uri',
  ];
  const plainExact = [
    'https://x.example.com/$host/%7Buri%7D/%22a%3Ab%2A(c)%22;#a:b',
    'https://x.example.com/a;b/c,d/e=f',
  ];

  test('are encoded for Netlify and Cloudflare', () => {
    const targetsOf = (text: string) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[1]);
    expect(targetsOf(netlifyRedirects(rules)).slice(0, 8)).toEqual([...plainExact, ...plain]);
    expect(new Set(targetsOf(cloudflareRedirects(rules)))).toEqual(new Set([...plainExact, ...plain]));
  });

  test('are encoded for Vercel, which gets no target that it would misread', () => {
    const { redirects } = vercelJson.parse(JSON.parse(vercelFile(rules)));
    expect(redirects.map(({ destination }) => destination)).toEqual([
      'https://x.example.com/a;b/c,d/e=f',
      'https://x.example.com/docs/12%3A30/a%3Asplat/x%2Ay%28z%29/:rest*?a=b',
    ]);
    expect(getTransformedRoutes({ redirects }).error).toBeNull();
  });

  test.each(['https://$host/a', 'https://x.com;/a', 'https://{uri}/', 'https://x"y/', "https://x'y/"])(
    'cannot be in the name of a host: %s',
    (to) => expect(redirectsSchema.safeParse([{ from: '/a', to }]).success).toBe(false),
  );
});
