import { expect, test } from 'vitest';
import { mergeManifest } from '../../../../src/cli/init/merge-manifest.ts';

const fresh = JSON.stringify({
  name: 'fresh',
  type: 'module',
  scripts: { dev: 'docsgen dev', build: 'docsgen build' },
  dependencies: { docsgen: '^1.0.1' },
});

test('adds what is missing, in the format of the file, and changes nothing else', () => {
  const existing = '{\n\t"name": "mine", "files": ["a", "b"],\n\t"scripts": {\n\t\t"dev": "vite"\n\t}\n}\n';
  expect(mergeManifest(existing, fresh)).toStrictEqual({
    text: '{\n\t"name": "mine", "files": ["a", "b"],\n\t"scripts": {\n\t\t"dev": "vite",\n\t\t"build": "docsgen build"\n\t},\n\t"dependencies": {\n\t\t"docsgen": "^1.0.1"\n\t}\n}\n',
    added: ['scripts.build', 'dependencies.docsgen'],
  });
});

test('keeps four spaces, Windows line ends and a byte order mark', () => {
  const merged = mergeManifest('\uFEFF{\r\n    "type": "commonjs"\r\n}\r\n', fresh);
  expect(merged?.text).toBe(
    '\uFEFF{\r\n    "type": "commonjs",\r\n    "scripts": {\r\n        "dev": "docsgen dev",\r\n        "build": "docsgen build"\r\n    },\r\n    "dependencies": {\r\n        "docsgen": "^1.0.1"\r\n    }\r\n}\r\n',
  );
});

test('leaves docsgen where it is, whichever dependency it is', () => {
  const existing =
    '{ "devDependencies": { "docsgen": "file:docsgen-1.0.1.tgz" }, "scripts": { "dev": "a", "build": "b" } }';
  expect(mergeManifest(existing, fresh)).toStrictEqual({ text: existing, added: [] });
});

test.each(['', '[]', '{ "name": ', '// text'])('does not touch a file that is no JSON object: %j', (existing) => {
  expect(mergeManifest(existing, fresh)).toBeNull();
});

test('leaves scripts that are no object alone', () => {
  expect(mergeManifest('{ "scripts": "none" }', fresh)?.added).toStrictEqual(['dependencies.docsgen']);
});
