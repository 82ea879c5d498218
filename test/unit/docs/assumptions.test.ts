import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteValues } from '../../../site-values.ts';
import {
  type Assumption,
  readAssumptions,
  readStated,
  type Section,
  sectionsOf,
  statementsOf,
} from '../../support/assumptions.ts';
import { projectRoot } from '../../support/docsgen.ts';

const assumptions = readAssumptions(readFileSync(join(projectRoot, 'assumptions.yml'), 'utf8'));

/** Sections that people read to approve the platform. They have a note until all of it is confirmed. */
const forApprovers: readonly (readonly [page: string, heading: string])[] = [
  ['concepts/app/directory.md', 'Correct and erase'],
  ['concepts/app/logs.md', 'Audit log'],
  ['concepts/app/logs.md', 'Security and privacy'],
  ['concepts/intro.mdx', 'Who can do what'],
  ['concepts/reselling/clients.md', 'Staff and support'],
];

/** Sections of the page on logs in which every promise is in the list. */
const promising: readonly string[] = [
  ...['Audit log', 'Sign-in', 'Secrets and keys', 'Where data is', 'Retention', 'Erasure', 'Report a fault'],
];

/** Sentences of these sections that promise nothing: advice, and what is so everywhere. By their first words. */
const advice = [
  'Require it of everybody',
  'Keep one owner who signs in',
  'Look through the members',
  'Instructions, knowledge bases and sample responses are no place',
  'Give each program a [key]',
  'Verify the [signature]',
  '| Audio on the public telephone network |',
  'What you have exported',
  'Give call ids and times in UTC',
];

/** Returns the sections for approvers of which something is not confirmed. */
function sectionsToNote(entries: readonly Assumption[]): readonly string[] {
  return forApprovers.flatMap(([page, heading]) => {
    const section = sectionsOf(readStated(page), '##').find((each) => each.heading === heading);
    const open = entries.filter(({ says, confirmed }) => section?.text.includes(says) === true && confirmed === '');
    return open.some((entry) => entry.page === page) ? [`${page} ${heading}`] : [];
  });
}

/** Returns the sections with a note in a language, with their English headings. */
function notedSections(locale: string): readonly string[] {
  const folder = join(projectRoot, `content/${locale}/concepts`);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
  return pages.toSorted().flatMap((file) => {
    const page = `concepts/${file.replaceAll('\\', '/')}`;
    const english = sectionsOf(readStated(page), '##');
    const parts = sectionsOf(readStated(page, locale), '##');
    const noted = parts.flatMap(({ text }, index) => (/^:::unconfirmed$/m.test(text) ? [english[index]?.heading] : []));
    return noted.map((heading) => `${page} ${heading}`);
  });
}

/** Returns what a section states and neither the list nor the advice has. */
function unlisted(section: Section | undefined, entries: readonly Assumption[]): readonly string[] {
  if (section === undefined) throw new Error('The page has no such section.');
  return statementsOf(section).filter(
    (statement) =>
      !entries.some(({ says }) => statement.includes(says)) && !advice.some((start) => statement.startsWith(start)),
  );
}

describe('assumptions.yml', () => {
  test('quotes each page exactly once', () => {
    const wrong = assumptions.flatMap(({ page, says }) => {
      const count = readStated(page).split(says).length - 1;
      return count === 1 ? [] : [`${page} has ${count} times: ${says}`];
    });
    expect(wrong).toStrictEqual([]);
  });

  test('names each value of site-values.ts once, where a page has it', () => {
    const named = assumptions.flatMap(({ value }) => value ?? []);
    expect(named.toSorted()).toStrictEqual(Object.keys(siteValues).toSorted());
    const values: Readonly<Record<string, string | { readonly en: string }>> = siteValues;
    const misplaced = assumptions.filter(({ page, says, value }) => {
      if (value === undefined) return false;
      const line =
        readStated(page)
          .split('\n')
          .find((each) => each.includes(says)) ?? '';
      const set = values[value] ?? '';
      return !line.includes(`:var[${value}]`) && !line.includes(typeof set === 'string' ? set : set.en);
    });
    expect(misplaced).toStrictEqual([]);
  });

  test('is refused with a kind, a person or a date that it cannot have', () => {
    const write = (rest: string) => `a.md:\n  - { says: a, ${rest} }`;
    expect(readAssumptions(write(`kind: role, by: Legal, confirmed: '2026-12-01, Ana Lima'`))).toHaveLength(1);
    expect(() => readAssumptions(write(`kind: wish, by: Legal, confirmed: ''`))).toThrow(/kind/);
    expect(() => readAssumptions(write(`kind: role, by: Somebody, confirmed: ''`))).toThrow(/by/);
    expect(() => readAssumptions(write('kind: role, by: Legal, confirmed: yes'))).toThrow(/confirmed/);
    expect(() => readAssumptions(write(`kind: role, by: Legal, confirmed: '', note: b`))).toThrow(/note/);
  });
});

describe('pages for approvers', () => {
  test.each(['en', 'es', 'pt'])('have a note exactly while something is unconfirmed, in %s', (locale) => {
    expect(notedSections(locale)).toStrictEqual(sectionsToNote(assumptions));
  });

  test('lose the note with the last confirmation of their section', () => {
    const all = forApprovers.map(([page, heading]) => `${page} ${heading}`);
    expect(sectionsToNote(assumptions.map((entry) => ({ ...entry, confirmed: '' })))).toStrictEqual(all);
    const confirmed = assumptions.map((entry) => ({ ...entry, confirmed: '2026-12-01, Ana Lima' }));
    expect(sectionsToNote(confirmed)).toStrictEqual([]);
    for (const [page, heading] of forApprovers) {
      const section = sectionsOf(readStated(page), '##').find((each) => each.heading === heading);
      const last = confirmed.find((entry) => entry.page === page && section?.text.includes(entry.says) === true);
      const but = confirmed.map((entry) => (entry === last ? { ...entry, confirmed: '' } : entry));
      expect(sectionsToNote(but)).toStrictEqual([`${page} ${heading}`]);
    }
  });

  test.each(promising)('promise only what is in the list: %s', (heading) => {
    const section = sectionsOf(readStated('concepts/app/logs.md')).find((each) => each.heading === heading);
    const entries = assumptions.filter(({ page }) => page === 'concepts/app/logs.md');
    expect(unlisted(section, entries)).toStrictEqual([]);
  });

  test('have each piece of advice that the test leaves out', () => {
    const sections = sectionsOf(readStated('concepts/app/logs.md')).filter(({ heading }) =>
      promising.includes(heading),
    );
    const statements = sections.flatMap((section) => statementsOf(section));
    expect(advice.filter((start) => !statements.some((each) => each.startsWith(start)))).toStrictEqual([]);
  });
});
