import { expect, test } from 'vitest';
import { groupProblems, isAllShown } from '../../../../src/cli/terminal/group-problems.ts';
import type { Problem } from '../../../../src/shared/problem.ts';
import { allCodes } from '../../../support/all-codes.ts';

const problems = (count: number, fields: (index: number) => Partial<Problem>) =>
  Array.from({ length: count }, (_, index): Problem => ({
    severity: 'error',
    code: 'broken-link',
    title: 'Wrong',
    ...fields(index),
  }));

test('few problems are all shown', () => {
  const few = problems(30, (index) => ({ title: `Problem ${index}` }));
  const grouped = groupProblems(few);
  expect(grouped.groups.flatMap(({ shown }) => shown)).toStrictEqual(few);
  expect(isAllShown(grouped)).toBe(true);
});

test('problems with the same code are of one kind', () => {
  const links = problems(20, (index) => ({ title: `The link to ${index} is broken`, file: `a/${index}.md` }));
  const anchors = problems(20, (index) => ({ code: 'missing-anchor', title: `No id ${index}`, file: 'b/c/d.md' }));
  const grouped = groupProblems([...links, ...anchors]);
  expect(grouped.groups).toStrictEqual([
    { first: links[0], shown: links.slice(0, 3), more: 17, folders: [{ folder: 'a', count: 17 }] },
    { first: anchors[0], shown: anchors.slice(0, 3), more: 17, folders: [{ folder: 'b/c', count: 17 }] },
  ]);
  expect(isAllShown(grouped)).toBe(false);
});

test('a warning and an error are two kinds, and the folder with most problems is named first', () => {
  const folders = ['a/x.md', 'a/x.md', 'a/x.md', 'a/x.md', 'b/x.md', 'b/y.md', undefined];
  const mixed = problems(70, (index) => ({
    severity: index % 2 === 0 ? 'error' : 'warning',
    file: folders[index % folders.length],
  }));
  const { groups } = groupProblems(mixed);
  expect(groups.map(({ more }) => more)).toStrictEqual([32, 32]);
  expect(groups[0]?.folders.map(({ folder }) => folder)).toStrictEqual(['a', 'b', null]);
});

test('the examples of a kind have different causes, if there are enough', () => {
  const links = problems(40, (index) => ({ title: `Broken link ${index}`, cause: index < 30 ? 'x.md' : 'y.md' }));
  const [group] = groupProblems(links).groups;
  expect(group?.shown).toStrictEqual([links[0], links[1], links[30]]);
  expect(group?.more).toBe(37);
});

test('of many kinds, errors first, ten have one example each, fifteen are counted each, and the rest together', () => {
  const codes = allCodes.slice(0, 30);
  const many = codes.flatMap((code, index) =>
    problems(2, () => ({ code, severity: index < 25 ? 'warning' : 'error' })),
  );
  const { groups, others } = groupProblems(many);
  expect(groups.slice(0, 10).map(({ shown, more }) => [shown.length, more])).toStrictEqual(
    Array.from({ length: 10 }, () => [1, 1]),
  );
  expect(groups.slice(0, 10).map(({ first }) => first.code)).toStrictEqual([...codes.slice(0, 5), ...codes.slice(25)]);
  expect(groups.slice(10).map(({ shown, more }) => [shown.length, more])).toStrictEqual(
    Array.from({ length: 15 }, () => [0, 2]),
  );
  expect(others).toStrictEqual({ kinds: 5, problems: 10 });
});
