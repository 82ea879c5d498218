import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatGithub } from '../../../../src/cli/check/format-github.ts';
import { anyReport, folders, reportOf } from '../../../support/check-reports.ts';

const command = /^::(error|warning) ([^\r\n]*?)::([^\r\n]*)$/;

/** Returns what the runner of GitHub reads in a command. */
function read(line: string) {
  const [, kind = '', properties = '', message = ''] = command.exec(line) ?? [];
  const decode = (text: string) =>
    text
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%25', '%');
  const pairs = properties.split(',').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), decode(pair.slice(at + 1))];
  });
  return {
    kind,
    properties: Object.fromEntries(pairs),
    message: message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%'),
  };
}

test('a problem is a command with the path from the repository', () => {
  const report = reportOf(
    { file: 'content/a,b.md', line: 3, column: 5, endColumn: 9, hint: 'Did you mean `./list.md`?' },
    { severity: 'warning', file: 'content/c.md', title: '100% wrong' },
    { page: '/docs/d', element: '<a href="/x">' },
    { file: 'v1.0:./content/e.md', line: 2 },
  );
  expect(formatGithub(report, folders)).toBe(
    [
      '::error file=docs/content/a%2Cb.md,line=3,endLine=3,col=5,endColumn=8,title=broken-link::The link `./lost.md` points to a missing file%0ADid you mean `./list.md`?%0Acontent/a,b.md',
      '::warning file=docs/content/c.md,title=broken-link::100%25 wrong%0Acontent/c.md',
      '::error title=broken-link::The link `./lost.md` points to a missing file%0APage /docs/d%0A<a href="/x">',
      '::error title=broken-link::The link `./lost.md` points to a missing file%0Av1.0:./content/e.md',
      '',
    ].join('\n'),
  );
});

test('a site outside the repository has no places', () => {
  const report = reportOf({ file: 'content/a.md', line: 3 });
  expect(formatGithub(report, { ...folders, root: '/elsewhere' })).toMatch(/^::error title=broken-link::/);
});

test('no text of a problem breaks its command or adds another', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      const lines = formatGithub(report, folders).split(/\r\n|\r|\n/);
      expect(lines.pop()).toBe('');
      expect(lines).toHaveLength(report.problems.length);
      for (const [index, line] of lines.entries()) {
        const { severity, title = '', code } = report.problems[index] ?? {};
        const { kind, properties, message } = read(line);
        expect(kind).toBe(severity);
        expect(properties['title']).toBe(code);
        const names = new Set(['file', 'line', 'endLine', 'col', 'endColumn', 'title']);
        expect(Object.keys(properties).filter((name) => !names.has(name))).toStrictEqual([]);
        expect(message.startsWith(title)).toBe(true);
      }
    }),
  );
});
