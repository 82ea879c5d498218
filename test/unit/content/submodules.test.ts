import { expect, test } from 'vitest';
import { patternOfSubmodule, repositoryPage, submoduleOf } from '../../../src/content/submodules.ts';

test.each([
  ['https://github.com/acme/lib.git', 'https://github.com/acme/lib'],
  ['https://user:token@gitlab.example.com/group/sub/lib', 'https://gitlab.example.com/group/sub/lib'],
  ['git@github.com:acme/lib.git', 'https://github.com/acme/lib'],
  ['ssh://git@git.example.com:2222/acme/lib.git', 'https://git.example.com/acme/lib'],
  ['git://example.com/lib.git/', 'https://example.com/lib'],
  ['/srv/git/lib.git', null],
  ['../lib.git', null],
  ['C:/git/lib', null],
  ['file:///srv/git/lib.git', null],
  ['', null],
])('the repository that is cloned from %j has the page %j', (remote, page) => {
  expect(repositoryPage(remote)).toBe(page);
});

const github = { folder: 'lib', address: 'https://github.com/acme/lib', branch: 'trunk' };

test.each([
  ['https://github.com/acme/docs/edit/main/{path}', github, 'https://github.com/acme/lib/edit/trunk/{path}'],
  ['https://github.com/acme/docs/edit/main/website/{path}', github, 'https://github.com/acme/lib/edit/trunk/{path}'],
  [
    'https://github.com/acme/docs/blob/{ref}/{path}?plain=1',
    github,
    'https://github.com/acme/lib/blob/{ref}/{path}?plain=1',
  ],
  [
    'https://github.com/acme/docs/edit/main/{path}',
    { ...github, branch: null },
    'https://github.com/acme/lib/edit/main/{path}',
  ],
  [
    'https://gitlab.com/acme/docs/-/edit/main/{path}',
    { folder: 'lib', address: 'https://gitlab.com/acme/deep/lib', branch: 'main' },
    'https://gitlab.com/acme/deep/lib/-/edit/main/{path}',
  ],
  ['https://github.com/acme/docs/edit/main/{path}', { ...github, address: null }, null],
  ['https://gitlab.com/acme/docs/-/edit/main/{path}', github, null],
  ['https://cms.example.com/edit?file={path}', github, null],
])('%# the address of a file in a submodule, from %j', (pattern, submodule, expected) => {
  expect(patternOfSubmodule(pattern, submodule)).toBe(expected);
});

test('a file belongs to the innermost submodule', () => {
  const inner = { ...github, folder: 'lib/inner' };
  expect(submoduleOf([github, inner], 'lib/inner/a.md')).toBe(inner);
  expect(submoduleOf([github, inner], 'lib/a.md')).toBe(github);
  expect(submoduleOf([github, inner], 'library/a.md')).toBeNull();
});
