import { expect, test } from 'vitest';
import { requestKind } from '../../../../src/plugins/offline/worker/request-kind.ts';

const scope = 'https://example.com/base/';

interface Asked {
  readonly destination?: RequestDestination;
  readonly mode?: RequestMode;
  readonly method?: string;
  readonly cache?: RequestCache;
  readonly headers?: Readonly<Record<string, string>>;
}

const kindOf = (
  path: string,
  { destination = '', mode = 'cors', method = 'GET', cache = 'default', headers = {} }: Asked = {},
) =>
  requestKind(
    { method, mode, destination, cache, headers: new Headers(headers), url: new URL(path, scope).href },
    scope,
  );

const image = { destination: 'image', mode: 'no-cors' } as const;
const navigation = { destination: 'document', mode: 'navigate' } as const;

test.each([
  ['', navigation, 'page'],
  ['docs/intro?a=1', navigation, 'page'],
  ['docs/intro', {}, 'page'],
  ['docs/v1.2', {}, 'page'],
  ['docs/intro/index.html', navigation, 'page'],
  ['assets/style-ABCDEF12.css', { destination: 'style' }, 'hashed'],
  ['assets/search/en/ab56bc833100.bin', {}, 'hashed'],
  ['assets/photo-0123abcd.png', image, 'hashed'],
  ['assets/search/en/index.json', {}, 'file'],
  ['assets/sidebars/en.html', {}, 'file'],
  ['img/logo.svg', image, 'file'],
  ['fonts/own.woff2', { destination: 'font' }, 'file'],
  // Left to the browser.
  ['docs/intro', { method: 'POST' }, null],
  ['docs/intro', { cache: 'no-store' }, null],
  ['/other', navigation, null],
  ['https://example.org/base/docs', {}, null],
  ['manual.pdf', navigation, null],
  ['data.zip', {}, null],
  ['assets/talk-0123abcd.mp4', { destination: 'video' }, null],
  ['assets/talk-0123abcd.mp4', { headers: { range: 'bytes=0-' } }, null],
  ['docs/intro.md', {}, null],
] as const)('%s %o is %s', (path, asked, kind) => {
  expect(kindOf(path, asked)).toBe(kind);
});
