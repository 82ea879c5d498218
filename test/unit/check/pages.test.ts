import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createResolver, idOf, withPath } from '../../../src/check/folder/site-folder.ts';
import type { SiteAddresses } from '../../../src/check/folder/site-addresses.ts';
import { createFinder } from '../../../src/check/locate/find-in-text.ts';
import { parsePage } from '../../../src/reading/page/parse-page.ts';
import { readAddressFile } from '../../../src/check/site/file-addresses.ts';

/** Pieces that HTML is made of, also where they do not belong. */
const pieces = fc.constantFrom(
  ...['<main>', '</main>', '<p id="a">', '</p>', '<h2>', '</h2>', '<a href="/x#y">', '</a>', '<img src=x>', 'text'],
  ...['<script>', '</script>', '<style>', '</style>', '<svg>', '</svg>', '<title>', '</title>', '<!--', '-->', '<'],
  ...[
    '<div onclick="x" data-region="footer">',
    '</div>',
    '<meta http-equiv="refresh" content="0; url=/">',
    '\u0000',
    '&#x;',
  ],
);

describe('a page', () => {
  test('is read whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
        const html = parts.join('');
        const { links, headings, texts } = parsePage(html);
        for (const { element } of [...links, ...headings, ...texts]) {
          // The start tag is at the place that the finding names.
          expect(html.slice(element.offset, element.offset + 1 + element.name.length).toLowerCase()).toBe(
            `<${element.name}`,
          );
        }
      }),
    );
  });

  test('has the texts of its main part, without code and without what is around it', () => {
    const { texts, headings, hasContent, title } = parsePage(
      '<html><head><title>A &amp; B</title></head><body><nav>Menu</nav><main><h1>One<a href="#one">#</a></h1>' +
        '<p>Two <code>x</code> <em>three</em></p><nav>Next</nav></main><footer>End</footer></body></html>',
    );
    expect(texts.map(({ text }) => text)).toStrictEqual(['One', 'Two \u{FFFC} three']);
    expect(headings.map(({ level, text }) => [level, text])).toStrictEqual([[1, 'One']]);
    expect([hasContent, title]).toStrictEqual([true, 'A & B']);
  });
});

const name = fc.stringMatching(/^[a-z0-9ñ -]{1,8}$/).filter((each) => each.trim() === each && each !== '');
const file = fc
  .tuple(fc.array(name, { maxLength: 3 }), fc.constantFrom('index.html', 'index.html', 'page.html', 'plan.png'))
  .map(([folders, last]) => [...folders, last].join('/'));
const site = fc.record({
  files: fc
    .uniqueArray(file, { minLength: 1, maxLength: 12, selector: (each) => each.toLowerCase() })
    .map((files) => files.toSorted()),
  base: fc.constantFrom('/', '/docs/', '/a/b/'),
  isRelative: fc.constant(false),
  origin: fc.constantFrom(null, 'https://docs.example.com'),
  trailingSlash: fc.constantFrom('never', 'always', 'ignore', null),
  others: fc.constant([]),
  otherOutputs: fc.constant([]),
}) satisfies fc.Arbitrary<SiteAddresses>;

/** The files of a site, and of another output of it at another address. */
const twoOutputs = fc
  .tuple(site, site, fc.constantFrom('https://es.example.com', 'https://docs.example.com'))
  .map(([{ files, ...main }, other, origin]): SiteAddresses => {
    const folder = '../build-es/';
    const output = { ...other, origin, base: '/es-docs/', folder };
    return {
      ...main,
      ...{ origin: 'https://docs.example.com', base: '/' },
      files: [...files, ...other.files.map((each) => folder + each)],
      otherOutputs: [output],
    };
  });

describe('an address', () => {
  test('that links should have leads to its file, from any page of any output', () => {
    fc.assert(
      fc.property(twoOutputs, fc.nat(), fc.nat(), (addresses, one, other) => {
        const { resolve, pathOf } = createResolver(addresses);
        const [target, from] = [one % addresses.files.length, other % addresses.files.length];
        expect(resolve(pathOf(target, from), from)).toStrictEqual({ type: 'file', file: target, spelling: null });
        expect(resolve('https://fr.example.com/', from)).toMatchObject({ type: 'external' });
      }),
    );
  });

  test('that links should have leads to its file, from any page', () => {
    fc.assert(
      fc.property(site, fc.nat(), fc.nat(), (addresses, one, other) => {
        const { resolve, pathOf } = createResolver(addresses);
        const [target, from] = [one % addresses.files.length, other % addresses.files.length];
        expect(resolve(pathOf(target), from)).toStrictEqual({ type: 'file', file: target, spelling: null });
        expect(resolve(`${pathOf(target)}?a=b#c`, from)).toMatchObject({ type: 'file', file: target });
      }),
    );
  });

  test('of any kind is resolved without an error', () => {
    fc.assert(
      fc.property(site, fc.string(), (addresses, address) => {
        const { resolve } = createResolver(addresses);
        expect(['file', 'missing', 'outside', 'external', 'other']).toContain(resolve(address, 0).type);
        expect(typeof idOf(address)).toBe('string');
      }),
    );
  });

  test.each([
    ['/docs/intro', null],
    ['/docs/intro/', 'slash'],
    ['/docs/intro/index.html', 'index'],
    ['/Docs/Intro', 'case'],
  ])('%s differs from that of its page in %s', (address, kind) => {
    const addresses = {
      files: ['docs/intro/index.html', 'index.html'],
      base: '/',
      isRelative: false,
      origin: null,
      trailingSlash: 'never',
      others: [],
      otherOutputs: [],
    } as const;
    const target = createResolver(addresses).resolve(address, 1);
    expect(target).toMatchObject({
      type: 'file',
      file: 0,
      spelling: kind === null ? null : { kind, path: '/docs/intro' },
    });
  });

  test('keeps its style with another path', () => {
    expect(withPath('https://a.example/x?y#z', '/new')).toBe('https://a.example/new?y#z');
    expect(withPath('/x#z', '/new')).toBe('/new#z');
  });
});

describe('a clue', () => {
  test('is found where it is, each time the next one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a ', 'b\n', '/x ', 'word\n'), { minLength: 1 }), (parts) => {
        const text = parts.join('');
        const find = createFinder();
        const count = text.split('/x').length - 1;
        let last = -1;
        for (let nth = 0; nth < count; nth += 1) {
          const place = find('f', text, ['/x']);
          const line = text.split('\n')[(place?.line ?? 0) - 1] ?? '';
          expect(line.slice((place?.column ?? 0) - 1).startsWith('/x')).toBe(true);
          const at = (place?.line ?? 0) * 10_000 + (place?.column ?? 0);
          expect(at).toBeGreaterThan(last);
          last = at;
        }
      }),
    );
  });
});

test('a feed, a map and a style sheet are read whatever they are', () => {
  fc.assert(
    fc.property(fc.constantFrom('a.xml', 'a.json', 'a.css', '_redirects'), fc.string(), (path, text) => {
      for (const start of ['', '<rss ', '<urlset>', '{"version":"https://jsonfeed.org/version/1.1"', 'url('])
        readAddressFile(path, start + text);
    }),
  );
});
