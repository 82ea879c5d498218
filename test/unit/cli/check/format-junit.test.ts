import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckReport } from '../../../../src/check/check-report.ts';
import { formatJunit } from '../../../../src/cli/check/format-junit.ts';
import { anyReport, folders, reportOf } from '../../../support/check-reports.ts';
import { parseXml, type XmlNode } from '../../../support/read-feeds.ts';

const read = (report: CheckReport) => parseXml(formatJunit(report, folders));

/**
 * The elements of the format that Jenkins and GitLab read: their attributes, required ones first.
 */
const elements: Readonly<
  Record<string, { readonly has: readonly string[]; readonly may?: readonly string[]; readonly in: readonly string[] }>
> = {
  testsuites: { has: ['name', 'tests', 'failures', 'errors', 'skipped'], in: [''] },
  testsuite: { has: ['name', 'tests', 'failures', 'errors', 'skipped'], in: ['testsuites'] },
  testcase: { has: ['name', 'classname'], may: ['file'], in: ['testsuite'] },
  failure: { has: ['message', 'type'], in: ['testcase'] },
  skipped: { has: ['message'], in: ['testcase'] },
  'system-out': { has: [], in: ['testcase'] },
};

/** Returns what is wrong in a document of the format. */
function mistakesIn(node: XmlNode, parent = ''): readonly string[] {
  const { name, attributes, children } = node;
  const rule = elements[name];
  if (!rule?.in.includes(parent)) return [`${name} in ${parent}`];
  const known = new Set([...rule.has, ...(rule.may ?? [])]);
  const lacks = rule.has.filter((key) => !(key in attributes)).map((key) => `${name} lacks ${key}`);
  const strange = Object.keys(attributes).filter((key) => !known.has(key));
  const isCounted = name === 'testsuites' || name === 'testsuite';
  const wrong = ['failure', 'skipped', 'testcase'].filter((kind) => {
    const key = { failure: 'failures', skipped: 'skipped', testcase: 'tests' }[kind] ?? '';
    return isCounted && attributes[key] !== String(count(node, kind));
  });
  return [...lacks, ...strange, ...wrong, ...children.flatMap((child) => mistakesIn(child, name))];
}

function count(node: XmlNode, name: string): number {
  return node.children.reduce((sum, child) => sum + Number(child.name === name) + count(child, name), 0);
}

test('a report is a suite for each file, with a test for each kind', () => {
  const report = reportOf(
    { file: 'content/a.md', line: 3, column: 5, hint: 'Did you mean `./list.md`?' },
    { file: 'content/a.md', line: 9, page: '/docs/a', element: '<a href="x&y">' },
    { file: 'content/a.md', line: 1, code: 'heading-jump', severity: 'warning', title: 'The heading "B" jumps' },
    { page: '/docs/b', title: 'On a page' },
  );
  expect(formatJunit(report, folders)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docsgen check" tests="4" failures="2" errors="0" skipped="1">
  <testsuite name="docsgen" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="12 pages, 40 files, 1,200 links" classname="docsgen"/>
  </testsuite>
  <testsuite name="docs/content/a.md" tests="2" failures="1" errors="0" skipped="1">
    <testcase name="broken-link: A link points to a missing page" classname="docs.content.a" file="docs/content/a.md">
      <failure message="The link \`./lost.md\` points to a missing file (and 1 more)" type="broken-link">error: The link \`./lost.md\` points to a missing file
content/a.md:3:5
Did you mean \`./list.md\`?

error: The link \`./lost.md\` points to a missing file
content/a.md:9
on the page /docs/a
&lt;a href="x&amp;y"&gt;</failure>
    </testcase>
    <testcase name="heading-jump: A heading skips a level" classname="docs.content.a" file="docs/content/a.md">
      <skipped message="The heading &quot;B&quot; jumps"/>
      <system-out>warning: The heading "B" jumps
content/a.md:1</system-out>
    </testcase>
  </testsuite>
  <testsuite name="/docs/b" tests="1" failures="1" errors="0" skipped="0">
    <testcase name="broken-link: A link points to a missing page" classname="docs.b">
      <failure message="On a page" type="broken-link">error: On a page
on the page /docs/b</failure>
    </testcase>
  </testsuite>
</testsuites>
`);
});

test('a report without problems has a test, which passes', () => {
  const { attributes, children } = read(reportOf());
  expect(attributes).toMatchObject({ tests: '1', failures: '0', skipped: '0' });
  expect(children[0]?.children).toMatchObject([{ name: 'testcase', children: [] }]);
});

describe('whatever the texts are', () => {
  test('the document is well-formed and has the elements and counts of the format', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        expect(mistakesIn(read(report))).toStrictEqual([]);
      }),
    );
  });

  test('the texts are in it, without the characters that XML does not have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const [, suite] = read(reportOf({ title, page: '/a' })).children;
        const shown = title.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
        expect(suite?.children[0]?.children[0]?.attributes['message']).toBe(shown);
        expect(suite?.children[0]?.children[0]?.text).toBe(`error: ${shown}\non the page /a`);
      }),
    );
  });
});
