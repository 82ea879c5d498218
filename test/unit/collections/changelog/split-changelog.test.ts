import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitChangelog } from '../../../../src/collections/changelog/split-changelog.ts';

const headingOf = (heading: string) => {
  const { releases, wrong } = splitChangelog(`## ${heading}\n\nText.\n`);
  const [release] = releases;
  if (!release) return wrong.map(({ lacks }) => `no ${lacks}`)[0];
  const { version, date, isYanked, title } = release;
  return [version, date, ...(isYanked ? ['yanked'] : []), ...(title === null ? [] : [title])].join(' | ');
};

test.each([
  ['[1.2.0] - 2026-01-31', '1.2.0 | 2026-01-31'],
  ['1.2.0 (2026-01-31)', '1.2.0 | 2026-01-31'],
  ['v1.2.0 – 2026-01-31 ##', 'v1.2.0 | 2026-01-31'],
  ['[1.2.0](https://example.com/a..b) (2026-01-31)', '1.2.0 | 2026-01-31'],
  ['[1.2.0][compare], 2026-01-31', '1.2.0 | 2026-01-31'],
  ['[0.0.5] - 2014-12-13 [YANKED]', '0.0.5 | 2014-12-13 | yanked'],
  ['2.0.0-beta.1: The big one (2026-01-31)', '2.0.0-beta.1 | 2026-01-31 | The big one'],
  ['2.0.0 - 2026-01-31 - The 3rd phone', '2.0.0 | 2026-01-31 | The 3rd phone'],
  ['1.0.1 – unreleased', '1.0.1 | unreleased'],
  ['1.0.1', '1.0.1 | '],
  ['[Unreleased]', 'unreleased | '],
  ['UNRELEASED', 'unreleased | '],
  ['1.2.0 - 2026-02-30', '1.2.0 | 2026-02-30'],
  ['1.2.0 - 31.01.2026', 'no date'],
  ['1.2.0 (1/31/2026)', 'no date'],
  ['Migration', 'no version'],
  ['', 'no version'],
])('## %s', (heading, expected) => {
  expect(headingOf(heading)).toBe(expected);
});

describe('a file', () => {
  const file = [
    '# Changelog',
    '',
    'About [it].',
    '',
    '## Unreleased',
    '',
    '## 1.1.0',
    'See [that][It] and [there](/a).',
    '### Fixed #',
    '#### The bell',
    '```md',
    '## 9.9.9',
    '[it]: /other',
    '```',
    '<!-- one line --> ### Not a heading',
    '<!--',
    '## 8.8.8',
    '-->',
    '## 1.0.0',
    'A footnote[^1].',
    '',
    '[^1]: Below.',
    '[it]: https://example.com/it',
    '[It]: https://example.com/second',
    '[1.1.0]: https://example.com/compare',
  ];
  const { releases, wrong } = splitChangelog(file.join('\r\n'));

  test('has a release for each heading of the second level, except in code and comments', () => {
    expect(wrong).toStrictEqual([]);
    expect(releases.map(({ version, line }) => [version, line])).toStrictEqual([
      ['1.1.0', 7],
      ['1.0.0', 19],
    ]);
  });

  test('gives its releases their texts, with headings one level higher and the definitions that they use', () => {
    expect(releases[0]?.text.split('\n')).toStrictEqual([
      'See [that][It] and [there](/a).',
      ' ## Fixed #',
      ' ### The bell',
      ...file.slice(10, 18),
      '',
      '[it]: https://example.com/it',
    ]);
    expect(releases[1]?.text.split('\n')).toStrictEqual(['A footnote[^1].', '', '[^1]: Below.', '', '', '']);
  });
});

test('any text is split without loss: each line below a release is at its place', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '## 1.0.0',
      '## 2.0.0 - 2026-01-31',
      '### Added',
      '```',
      '~~~~',
      '<!--',
      '-->',
      '',
      '[a]: /b',
      '- [a]',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (drawn) => {
      const lines = drawn.map((each) => each.replaceAll(/[\r\n]/g, ' '));
      for (const { line: start, text } of splitChangelog(lines.join('\n')).releases) {
        expect(lines[start - 1]).toMatch(/^ {0,3}##\s/);
        for (const [index, shown] of text.split('\n').entries()) {
          const written = lines[start + index];
          if (written === undefined || /^## |^ {0,3}\[/.test(written)) break;
          expect([written, written.replace('#', ' ')]).toContain(shown);
        }
      }
    }),
  );
});
