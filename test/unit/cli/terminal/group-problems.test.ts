import { expect, test } from 'vitest';
import { groupProblems, isAllShown } from '../../../../src/cli/terminal/group-problems.ts';
import type { Problem } from '../../../../src/shared/problem.ts';

const problems = (count: number, fields: (index: number) => Partial<Problem>) =>
  Array.from({ length: count }, (_, index): Problem => ({
    severity: 'error',
    code: 'broken-link',
    title: 'Wrong',
    ...fields(index),
  }));

test('what can be read is all shown', () => {
  const few = problems(30, (index) => ({ title: `Problem ${index}` }));
  const grouped = groupProblems(few);
  expect(grouped.groups.flatMap(({ shown }) => shown)).toStrictEqual(few);
  expect(isAllShown(grouped)).toBe(true);
});

test('problems whose titles differ in what is quoted, in paths and in numbers are of one kind', () => {
  const links = problems(20, (index) => ({ title: `The link \`./${index}.md\` leads nowhere`, file: `a/${index}.md` }));
  const anchors = problems(20, (index) => ({ title: `There is no \`#x\` on /docs/page-${index}`, file: 'b/c/d.md' }));
  const grouped = groupProblems([...links, ...anchors]);
  expect(grouped.groups).toStrictEqual([
    { first: links[0], shown: links.slice(0, 3), more: 17, folders: [{ folder: 'a', count: 17 }] },
    { first: anchors[0], shown: anchors.slice(0, 3), more: 17, folders: [{ folder: 'b/c', count: 17 }] },
  ]);
  expect(isAllShown(grouped)).toBe(false);
});

test('a warning and an error are two kinds, and the fullest folder is named first', () => {
  const folders = ['a/x.md', 'a/x.md', 'a/x.md', 'a/x.md', 'b/x.md', 'b/y.md', undefined];
  const mixed = problems(70, (index) => ({
    severity: index % 2 === 0 ? 'error' : 'warning',
    file: folders[index % folders.length],
  }));
  const { groups } = groupProblems(mixed);
  expect(groups.map(({ more }) => more)).toStrictEqual([32, 32]);
  expect(groups[0]?.folders.map(({ folder }) => folder)).toStrictEqual(['a', 'b', null]);
});

test('of many kinds the first have one example each, errors before warnings; more are counted each, the rest together', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzäöüß'.split('');
  const many = letters.flatMap((letter, index) =>
    problems(2, () => ({ title: `Wrong ${letter}`, severity: index < 25 ? 'warning' : 'error' })),
  );
  const { groups, others } = groupProblems(many);
  expect(groups.slice(0, 10).map(({ shown, more }) => [shown.length, more])).toStrictEqual(
    Array.from({ length: 10 }, () => [1, 1]),
  );
  expect(groups.slice(0, 10).map(({ first }) => first.title.at(-1))).toStrictEqual('abcdezäöüß'.split(''));
  expect(groups.slice(10).map(({ shown, more }) => [shown.length, more])).toStrictEqual(
    Array.from({ length: 15 }, () => [0, 2]),
  );
  expect(others).toStrictEqual({ kinds: 5, problems: 10 });
});
