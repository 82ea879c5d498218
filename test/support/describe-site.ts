import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attributes } from './elements.ts';
import { buildSite, siteFile, type SmallSite } from './small-site.ts';

/**
 * Describes a small site. It is built once, before its tests: the tests for every site, and its
 * own. `expected.json` beside the site is what `docsgen routes --json` prints; `UPDATE=1` writes
 * it.
 */
export function describeSite(name: string, base: string, ownTests: (site: () => SmallSite) => void): void {
  describe(`test/sites/${name}`, () => {
    let built: SmallSite | undefined;
    const site = () => {
      if (!built) throw new Error(`${name} is not built yet`);
      return built;
    };
    beforeAll(async () => {
      built = await buildSite(name);
    });
    afterAll(() => rm(site().root, { recursive: true, force: true }));

    test('the routes are as expected, and each has its file', () => {
      const { routes, out } = site();
      const file = siteFile(name, 'expected.json');
      if (process.env['UPDATE'] === '1') writeFileSync(file, `${JSON.stringify(routes, null, 2)}\n`);
      expect(routes).toStrictEqual(JSON.parse(readFileSync(file, 'utf8')));
      const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
      expect(pages.toSorted()).toStrictEqual(routes.map(({ output }) => output).toSorted());
    });

    test('every link leads to a file, and to an id in it', () => {
      expect(brokenLinks(site(), base)).toStrictEqual([]);
    });

    ownTests(site);
  });
}

function brokenLinks({ routes, out, page }: SmallSite, base: string): readonly string[] {
  const ids = new Map(routes.map(({ url, output }) => [output, new Set(attributes(page(url), '*', 'id'))]));
  return routes.flatMap(({ url, output }) =>
    [...attributes(page(url), '*', 'href'), ...attributes(page(url), '*', 'src')]
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = '', hash = ''] = decodeURI(target)
          .replace(/\?[^#]*/, '')
          .split('#');
        const file = path === '' ? output : outputOf(path.slice(base.length), out);
        const isBelowBase = path === '' || path.startsWith(base);
        return !isBelowBase || !existsSync(join(out, file)) || (hash !== '' && !ids.get(file)?.has(hash));
      })
      .map((target) => `${url} → ${target}`),
  );
}

function outputOf(path: string, out: string): string {
  const isFile = existsSync(join(out, path)) && statSync(join(out, path)).isFile();
  return isFile ? path : posix.join(path, 'index.html');
}
