import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFrameReader } from '../../../../src/system/code-frame.ts';
import { reportLimits, type DisplayLimits, screenLimits } from '../../../../src/cli/terminal/group-problems.ts';
import { countText, formatProblems } from '../../../../src/cli/terminal/report-problems.ts';
import type { Problem } from '../../../../src/shared/problem.ts';
import { allCodes } from '../../../support/all-codes.ts';
import { makeFolder } from '../../../support/small-site.ts';

let root: string;
beforeAll(() => {
  root = makeFolder();
  writeFileSync(join(root, 'a.md'), 'one\ntwo\nthree\nfour\nfive\nsix\n');
  writeFileSync(join(root, 'tabs.md'), '\tone\n\t\ttwo three\n');
  writeFileSync(join(root, 'crlf.md'), 'one\r\ntwo\r\nthree\r\n');
  writeFileSync(join(root, 'long.md'), `${'x'.repeat(150)} here ${'y'.repeat(500)} there\n`);
});
afterAll(() => rm(root, { recursive: true, force: true }));

function format(...problems: readonly Partial<Problem>[]): string {
  const whole = problems.map((problem): Problem => ({
    severity: 'error',
    code: 'broken-link',
    title: 'Wrong',
    ...problem,
  }));
  return stripVTControlCharacters(formatProblems(whole, { root }));
}

test('a problem is shown with its position, a code frame and its hint', () => {
  expect(format({ file: 'a.md', line: 4, column: 2, hint: 'Mend it.' })).toBe(
    [
      '1. error Wrong (broken-link)',
      '   a.md:4:2',
      '   2 │ two',
      '   3 │ three',
      '   4 │ four',
      '     │  ^',
      '   5 │ five',
      '   6 │ six',
      '   → Mend it.',
      '',
      '1 error',
      '',
    ].join('\n'),
  );
});

test('the first and last lines have fewer around them', () => {
  expect(format({ file: 'a.md', line: 1, column: 1 })).toContain('1 │ one\n     │ ^\n   2 │ two\n   3 │ three\n\n');
  expect(format({ file: 'a.md', line: 6, column: 3 })).toContain('6 │ six\n     │   ^\n   7 │ \n\n');
});

test('all wrong characters of the line are marked if the end is known', () => {
  expect(format({ file: 'a.md', line: 3, column: 2, endColumn: 5 })).toContain('3 │ three\n     │  ^^^\n');
  expect(format({ file: 'tabs.md', line: 2, column: 1, endColumn: 6 })).toContain('│     two three\n     │ ^^^^^^^\n');
  expect(format({ file: 'a.md', line: 3, column: 2, endColumn: 99 })).toContain('│ three\n     │  ^^^^\n');
});

test('after tabs the mark is under its column', () => {
  const [, shown = '', mark = ''] = format({ file: 'tabs.md', line: 2, column: 7 }).split('\n').slice(2);
  expect(shown.charAt(mark.indexOf('^'))).toBe('t');
  expect(shown).toContain('    two three');
});

test('CRLF leaves no traces', () => {
  const text = format({ file: 'crlf.md', line: 2, column: 1 });
  expect(text).not.toContain('\r');
  expect(text).toContain('2 │ two\n');
});

test('a long line is cut, and the mark is in the visible part or left out', () => {
  const lines = (column: number) => format({ file: 'long.md', line: 1, column }).split('\n');
  expect(Math.max(...lines(152).map((line) => line.length))).toBeLessThan(180);
  const [shown = '', mark = ''] = lines(152).slice(2);
  expect(shown.slice(mark.indexOf('^'), mark.indexOf('^') + 4)).toBe('here');
  expect(lines(400).join('\n')).not.toContain('^');
});

describe('in a terminal', () => {
  const inTerminal = (width: number, problem: Partial<Problem>) =>
    stripVTControlCharacters(
      formatProblems([{ severity: 'error', code: 'broken-link', title: 'Wrong', ...problem }], { root, width }),
    ).split('\n');

  test('titles and hints are broken between words, below their first line', () => {
    const title = 'The link `./somewhere/else.md` points to a missing file';
    expect(inTerminal(40, { title, hint: 'Did you mean `./somewhere/near.md`? Then write that.' })).toStrictEqual([
      '1. error The link `./somewhere/else.md`',
      '   points to a missing file',
      '   (broken-link)',
      '   → Did you mean `./somewhere/near.md`?',
      '     Then write that.',
      '',
      '1 error',
      '',
    ]);
  });

  test('of any width a line of code is cut, and the mark stays below its character', () => {
    for (const width of [20, 60, 80, 120, 200]) {
      const [, place, shown = '', mark = ''] = inTerminal(width, { file: 'long.md', line: 1, column: 152 });
      expect(place).toBe('   long.md:1:152');
      expect(shown.length).toBeLessThanOrEqual(Math.max(width, 33));
      expect(shown.slice(mark.indexOf('^'), mark.indexOf('^') + 4)).toBe('here');
    }
  });
});

test('without a file, a line or the file itself there is no frame', () => {
  expect(format({})).toBe('1. error Wrong (broken-link)\n\n1 error\n');
  expect(format({ file: 'a.md' })).toBe('1. error Wrong (broken-link)\n   a.md\n\n1 error\n');
  expect(format({ file: 'gone.md', line: 1, column: 1 })).toBe(
    '1. error Wrong (broken-link)\n   gone.md:1:1\n\n1 error\n',
  );
  expect(format({ file: 'a.md', line: 99 })).toBe('1. error Wrong (broken-link)\n   a.md:99\n\n1 error\n');
});

test('warnings come first, all are numbered, and the numbers line up', () => {
  const problems = Array.from({ length: 9 }, () => ({})).concat({ severity: 'warning', title: 'Odd' });
  const text = format(...problems);
  expect(text).toMatch(/^ 1\. warning Odd \(broken-link\)\n\n 2\. error Wrong \(broken-link\)\n/);
  expect(text).toContain('\n\n10. error Wrong (broken-link)\n\n9 errors, 1 warning\n');
});

test('a title or hint of several lines keeps its indent', () => {
  expect(format({ title: 'Wrong\n{"a":1}', hint: 'One\ntwo' })).toBe(
    '1. error Wrong (broken-link)\n   {"a":1}\n   → One\n     two\n\n1 error\n',
  );
});

describe('thousands of problems of many kinds', () => {
  const many = allCodes.slice(0, 40).flatMap((code) =>
    Array.from({ length: 50 }, (_, index): Problem => {
      const place = { file: index % 2 === 0 ? 'a.md' : `folder-${index}/b.md`, line: 3, column: 2 };
      return {
        severity: 'error',
        code,
        title: `Wrong ${code} ${index}`,
        hint: `Known keys: ${'x, '.repeat(200)}`,
        ...place,
      };
    }),
  );
  const linesIn = (limits: DisplayLimits) =>
    stripVTControlCharacters(formatProblems(many, { root, limits })).split('\n');

  test('take two screens of a report, with what is left counted', () => {
    const lines = linesIn(reportLimits);
    expect(lines.length).toBeLessThanOrEqual(100);
    expect(lines).toContain('    50 × error A file is left out of the site such as in a.md:3');
    expect(lines).toContain('    … and 750 of 15 other kinds');
    expect(lines.at(-2)).toBe('2000 errors');
  });

  test('take one screen of a terminal with a server in it', () => {
    expect(linesIn(screenLimits).length).toBeLessThanOrEqual(36);
    expect(linesIn(screenLimits).at(-2)).toBe('2000 errors');
  });

  test('have their own line only, and are shortened', () => {
    const [title, place, line, mark, hint = ''] = linesIn(reportLimits);
    expect([title, place, line, mark]).toStrictEqual([
      ' 1. error Wrong missing-config 0 (missing-config)',
      '    a.md:3:2',
      '    3 │ three',
      '      │  ^',
    ]);
    expect(hint.length).toBeLessThan(180);
    expect(hint.endsWith('…')).toBe(true);
  });
});

test('a file is read once, however many problems are in it', () => {
  const file = join(root, 'read.md');
  writeFileSync(file, 'as it was\n');
  const read = createFrameReader(root);
  const frames = [1, 2].map(() => {
    const frame = read({ severity: 'error', code: 'broken-link', title: 'Wrong', file: 'read.md', line: 1 });
    writeFileSync(file, 'as it is now\n');
    return frame?.lines[0]?.text;
  });
  expect(frames).toStrictEqual(['as it was', 'as it was']);
});

test('counts are in words', () => {
  const [error, warning] = [{ severity: 'error' }, { severity: 'warning' }] as const;
  expect(stripVTControlCharacters(countText([warning, error, warning]))).toBe('1 error, 2 warnings');
  expect(stripVTControlCharacters(countText([warning]))).toBe('1 warning');
});

test('problems with the same cause are shown once, with the positions of the others', () => {
  const at = (line: number, own: Partial<Problem> = {}) => ({
    file: 'gone.md',
    line,
    column: 1,
    cause: 'b.md',
    ...own,
  });
  expect(format(at(1), { title: 'Other' }, at(2), at(3), at(4, { cause: 'c.md' }))).toBe(
    [
      '1. error Wrong (broken-link)',
      '   gone.md:1:1',
      '   For the same reason, 2 more:',
      '     gone.md:2:1',
      '     gone.md:3:1',
      '',
      '2. error Other (broken-link)',
      '',
      '3. error Wrong (broken-link)',
      '   gone.md:4:1',
      '',
      '5 errors',
      '',
    ].join('\n'),
  );
  const many = Array.from({ length: 20 }, (_, index) => at(index + 1));
  expect(format(...many)).toContain('   For the same reason, 19 more:\n     gone.md:2:1\n');
  expect(format(...many)).toContain('     gone.md:11:1\n     and 9 more\n\n20 errors\n');
});
