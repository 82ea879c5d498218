import { expect, test } from 'vitest';
import { groupProblems } from '../../../src/cli/group-problems.ts';
import type { Problem } from '../../../src/shared/problem.ts';

const problems = (count: number, fields: (index: number) => Partial<Problem>) =>
  Array.from({ length: count }, (_, index): Problem => ({ severity: 'error', title: 'Wrong', ...fields(index) }));

test('what can be read is one group, in which nothing is left out', () => {
  const few = problems(30, (index) => ({ title: `Problem ${index}` }));
  expect(groupProblems(few)).toStrictEqual([{ shown: few, more: 0, folders: [] }]);
});

test('problems whose titles differ in what is quoted, in paths and in numbers are of one kind', () => {
  const links = problems(20, (index) => ({ title: `The link \`./${index}.md\` leads nowhere`, file: `a/${index}.md` }));
  const anchors = problems(20, (index) => ({ title: `There is no \`#x\` on /docs/page-${index}`, file: 'b/c/d.md' }));
  expect(groupProblems([...links, ...anchors])).toStrictEqual([
    { shown: links.slice(0, 3), more: 17, folders: [{ folder: 'a', count: 17 }] },
    { shown: anchors.slice(0, 3), more: 17, folders: [{ folder: 'b/c', count: 17 }] },
  ]);
});

test('a warning and an error are two kinds, and the fullest folder is named first', () => {
  const folders = ['a/x.md', 'a/x.md', 'a/x.md', 'a/x.md', 'b/x.md', 'b/y.md', undefined];
  const mixed = problems(70, (index) => ({
    severity: index % 2 === 0 ? 'error' : 'warning',
    file: folders[index % folders.length],
  }));
  const groups = groupProblems(mixed);
  expect(groups.map(({ more }) => more)).toStrictEqual([32, 32]);
  expect(groups[0]?.folders.map(({ folder }) => folder)).toStrictEqual(['a', 'b', null]);
});
