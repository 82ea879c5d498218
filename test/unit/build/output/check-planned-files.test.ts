import { expect, test } from 'vitest';
import { beginningOf } from '../../../../src/site/graph/long-names.ts';
import { checkPlannedFiles, findUnpublishable } from '../../../../src/build/output/check-planned-files.ts';

const check = (path: string, source: string | null) => () => checkPlannedFiles([{ path, source }], '/out');

test('a path that is longer than the system allows is an error that names the page', () => {
  const path = `${'a/'.repeat(2100)}index.html`;
  expect(check(path, 'content/en/deep.md')).toThrow('content/en/deep.md needs a path of 4216 bytes');
  expect(check(path.slice(2000), 'content/en/deep.md')).not.toThrow();
});

test('so is a name of more than 255 bytes, whatever its characters', () => {
  expect(check(`${'é'.repeat(127)}b/index.html`, 'content/en/a.md')).not.toThrow();
  expect(check(`${'é'.repeat(128)}/index.html`, 'content/en/a.md')).toThrow(
    'content/en/a.md needs a name of 256 bytes',
  );
});

test('the name of a picture is cut where a hash and an extension need room', () => {
  expect(beginningOf('console')).toBe('console');
  expect(beginningOf(`a${'é'.repeat(127)}`)).toBe(`a${'é'.repeat(99)}`);
});

test('a plugin replaces no file of docsgen, whatever the case of its path', () => {
  const writer = { plugin: 'marks', locate: () => ({ file: 'plugins/marks.ts' }) };
  const checkBeside = (path: string) => () =>
    checkPlannedFiles(
      [
        { path: 'assets/search.json', source: null },
        { path, source: null, writer },
      ],
      '/out',
    );
  expect(checkBeside('assets/Search.json')).toThrow(
    'The file `assets/Search.json` that the plugin `marks` writes in `output` has the path of docsgen’s own assets/search.json',
  );
  expect(checkBeside('assets/marks.json')).not.toThrow();
});

test('the hint names what the site configures to write a file of docsgen itself', () => {
  const own = { path: 'llms.txt', source: null, optOut: '`machineReaders: false`' };
  const writer = { plugin: 'marks', locate: () => ({ file: 'plugins/marks.ts' }) };
  const written = findUnpublishable([own, { path: 'LLMs.txt', source: null, writer }], '/out');
  expect(written.map(({ hint }) => hint)).toStrictEqual([
    'Write it to another path, or configure `machineReaders: false`, so that docsgen writes none.',
  ]);
  const copied = findUnpublishable([own, { path: 'llms.txt', source: 'static/llms.txt', isStatic: true }], '/out');
  expect(copied.map(({ title, hint }) => [title, hint])).toStrictEqual([
    [
      'static/llms.txt has the name of a file that docsgen makes',
      'Rename the file, or configure `machineReaders: false`, so that docsgen writes none.',
    ],
  ]);
});
