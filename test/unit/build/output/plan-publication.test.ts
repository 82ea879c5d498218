import { expect, test } from 'vitest';
import { planPublication } from '../../../../src/build/output/plan-publication.ts';

const file = { hash: '', size: 0, mtimeMs: 0, locale: null };
const filesOf = (...paths: readonly string[]) => new Map(paths.map((path) => [path, file]));

test('assets are published before the pages that refer to them, then files that list pages; removals come last', () => {
  const changed = ['404.html', 'added/index.html', 'assets/new.css', 'assets/search/en/index.json', 'index.html'];
  const files = filesOf(...changed, 'assets/sidebars/en/docs/0.html', 'same.html');
  const owned = filesOf(
    ...['404.html', 'assets/old.css', 'assets/search/en/index.json', 'gone/index.html', 'index.html'],
    ...['assets/sidebars/en/docs/0.html', 'same.html'],
  );
  const plan = planPublication(
    { files, changed: new Set([...changed, 'assets/sidebars/en/docs/0.html']) },
    { owned, edited: new Map() },
  );
  expect(plan).toStrictEqual({
    moves: [
      'assets/new.css',
      'added/index.html',
      ...['404.html', 'index.html'],
      ...['assets/search/en/index.json', 'assets/sidebars/en/docs/0.html'],
    ],
    removals: ['gone/index.html', 'assets/old.css'],
  });
});
