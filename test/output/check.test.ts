import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { projectRoot, runDocsgen } from '../support/docsgen.ts';
import { makeFolder } from '../support/small-site.ts';

const report = z.looseObject({
  problems: z.array(z.looseObject({ code: z.string(), page: z.string().optional(), file: z.string().optional() })),
});

/** Checks an output folder of the real site as it is. Returns `<page> <code>` of each problem. */
async function checkOutput(folder: string): Promise<readonly string[]> {
  const { stdout, stderr } = await runDocsgen(['check', '--root', projectRoot, '--out', folder, '--json']);
  if (stdout === '') throw new Error(stderr);
  const { problems } = report.parse(JSON.parse(stdout));
  return problems.map(({ page, file, code }) => `${page ?? file ?? ''} ${code}`);
}

describe('docsgen check, on the real site', () => {
  test('finds nothing, not even a warning', async () => {
    expect(await checkOutput(inject('plainSite').folder)).toStrictEqual([]);
  });

  test('finds nothing under another base', async () => {
    // The pages say with which base they were built. It is not that of the configuration.
    expect(inject('nestedSite').base).not.toBe('/');
    expect(await checkOutput(inject('nestedSite').folder)).toStrictEqual([]);
  });
});

/** What is done to the text of a page, and what it must be found as. */
const breakages: readonly {
  readonly what: string;
  readonly page: string;
  readonly code: string;
  readonly from: RegExp | string;
  readonly to: string;
}[] = [
  {
    what: 'a link',
    page: '/concepts/intro',
    code: 'broken-link',
    from: /<article>/,
    to: '<article><a href="/gone">x</a>',
  },
  {
    what: 'an id',
    page: '/concepts/intro',
    code: 'missing-anchor',
    from: /<article>/,
    to: '<article><a href="#gone">x</a>',
  },
  {
    what: 'a picture',
    page: '/es/concepts/intro',
    code: 'missing-file',
    from: /<article>/,
    to: '<article><img src="/gone.png" alt="A plan">',
  },
  {
    what: 'a text alternative',
    page: '/pt/concepts/intro',
    code: 'missing-alt-text',
    from: /<article>/,
    to: '<article><img src="/favicon.svg">',
  },
  {
    what: 'a canonical address',
    page: '/blog/welcome',
    code: 'wrong-canonical',
    from: /(rel="canonical" href="[^"]*)"/,
    to: '$1-gone"',
  },
  {
    what: 'an alternate',
    page: '/blog/welcome',
    code: 'wrong-alternate',
    from: /(hrefLang="es" href="[^"]*)"/,
    to: '$1-gone"',
  },
  {
    what: 'a heading',
    page: '/es/blog/welcome',
    code: 'heading-jump',
    from: /<\/article>/,
    to: '<h6>Far below</h6></article>',
  },
  {
    what: 'a note of a writer',
    page: '/pt/blog/welcome',
    code: 'placeholder-text',
    from: /<\/article>/,
    to: '<p>TODO: write this</p></article>',
  },
  {
    what: 'a script',
    page: '/markdown-page',
    code: 'blocked-content',
    from: /<\/article>/,
    to: '<script>alert(1)</script></article>',
  },
  {
    what: 'a control',
    page: '/es/markdown-page',
    code: 'fake-control',
    from: /<\/article>/,
    to: '<div role="button">Go</div></article>',
  },
];

describe('docsgen check, on the real site after breakages', () => {
  const folder = makeFolder();
  let found: readonly string[] = [];

  beforeAll(async () => {
    cpSync(inject('plainSite').folder, folder, { recursive: true });
    for (const { page, from, to } of breakages) {
      const file = join(folder, page, 'index.html');
      const text = readFileSync(file, 'utf8');
      const broken = text.replace(from, to);
      if (broken === text) throw new Error(`${page} has nothing like ${String(from)}`);
      writeFileSync(file, broken);
    }
    found = await checkOutput(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(breakages)('finds the breakage of $what', ({ page, code }) => {
    expect(found).toContain(`${page} ${code}`);
  });

  test('finds nothing else but what follows from them', () => {
    const planted = new Set(breakages.map(({ page, code }) => `${page} ${code}`));
    const others = found.filter((each) => !planted.has(each));
    // The other languages of a page whose alternate is wrong still name it.
    expect(others.filter((each) => !/ (?:wrong-alternate|wrong-canonical|wrong-map-entry)$/.test(each))).toStrictEqual(
      [],
    );
  });
});
