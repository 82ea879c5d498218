import type { PageMetadata } from '../../markdown/page/compiled-page.ts';
import { includedFiles } from '../../pipeline/last-compiled.ts';
import type { Entry } from '../../content/content.ts';
import { type CompiledContent, createCompiledContent } from '../../site/graph/compiled-content.ts';
import { groupBy } from '../../shared/group-by.ts';
import { planFixes } from '../fix/plan-fixes.ts';
import type { HeadingEdit } from './heading-edit.ts';
import type { ChangedTexts, OpenTexts } from './open-texts.ts';
import { finalIds, headingIdsOf } from './wanted-ids.ts';

/** The ids of one file. */
export interface FileEdits {
  readonly file: string;
  readonly edits: readonly HeadingEdit[];
}

interface TrialOptions {
  readonly texts: OpenTexts;
  readonly current: CompiledContent;
  /** The pages with new ids; null if each id must stay as it is. */
  readonly wanted: CompiledContent | null;
  readonly readText: (file: string) => string | null;
}

/**
 * Returns a function that compiles pages with ids in their texts, and returns those ids with which
 * every page is as it shall be.
 */
export function createTrial(options: TrialOptions): (files: readonly FileEdits[]) => Promise<readonly HeadingEdit[]> {
  const { texts, readText } = options;
  const changed = new Map<string, string>();
  const made = new Map<string, PageMetadata>();
  const entries = entriesOf(texts);
  const usersOf = createUsers(texts);
  const isRight = async (file: string, edits: readonly HeadingEdit[]): Promise<boolean> => {
    const trial = new Map([...changed, [file, withEdits(readText(file) ?? '', edits)]]);
    const pages = new Map<string, PageMetadata>();
    for (const page of usersOf(file)) {
      const after = await compileWith(options, page, trial);
      if (!isAsWanted({ ...options, entry: entries.get(page), page, after, made })) return false;
      pages.set(page, after);
    }
    changed.set(file, trial.get(file) ?? '');
    for (const [page, after] of pages) made.set(page, after);
    return true;
  };
  return async (files) => {
    const kept: HeadingEdit[] = [];
    // A translation needs its source with its new ids, and a page what it includes.
    const rank = ({ file }: FileEdits) =>
      (usersOf(file).length > 1 ? 0 : 2) + (entries.get(file)?.originalFile == null ? 0 : 1);
    for (const { file, edits } of files.toSorted((one, other) => rank(one) - rank(other))) {
      if (await isRight(file, edits)) kept.push(...edits);
      else kept.push(...(await keepRight(edits, (some) => isRight(file, some))));
    }
    return kept;
  };
}

/** Adds one id after the other, and returns those with which all is right. */
async function keepRight(
  edits: readonly HeadingEdit[],
  isRight: (edits: readonly HeadingEdit[]) => Promise<boolean>,
): Promise<readonly HeadingEdit[]> {
  const kept: HeadingEdit[] = [];
  for (const edit of edits.length > 1 ? edits : []) {
    if (await isRight(kept.concat(edit))) kept.push(edit);
  }
  return kept;
}

/** Returns the page that shows each file first, which knows its source. */
function entriesOf({ site }: OpenTexts): ReadonlyMap<string, Entry> {
  const entries = site.routes.flatMap(({ entry }) => (entry === null || entry.fallback ? [] : [entry]));
  return new Map(entries.map((entry) => [entry.source.file, entry]));
}

/** Returns a function that returns the pages whose texts have that of a file. */
function createUsers({ pages }: OpenTexts): (file: string) => readonly string[] {
  const uses = [...pages].flatMap(([page, metadata]) => {
    const files = metadata.isParsed ? new Set([page, ...includedFiles(page, metadata)]) : [];
    return [...files].map((file) => ({ file, page }));
  });
  const users = new Map(
    [...groupBy(uses, ({ file }) => file)].map(([file, all]) => [file, all.map(({ page }) => page)]),
  );
  return (file) => users.get(file) ?? [];
}

async function compileWith(
  { texts, readText }: TrialOptions,
  page: string,
  changed: ChangedTexts,
): Promise<PageMetadata> {
  return texts.compile(page, changed.get(page) ?? readText(page) ?? '', changed);
}

interface Tried extends TrialOptions {
  readonly page: string;
  readonly entry: Entry | undefined;
  readonly after: PageMetadata;
  /** The pages with ids so far. */
  readonly made: ReadonlyMap<string, PageMetadata>;
}

/**
 * Returns whether a page is as before except for its ids, and whether these are the wanted ones.
 */
function isAsWanted({ texts, current, wanted, page, entry, after, made }: Tried): boolean {
  const before = texts.pages.get(page);
  if (!before || shape(before) !== shape(after)) return false;
  const original = entry?.originalFile ?? null;
  const source = original === null ? undefined : (made.get(original) ?? (wanted ?? current).pages.get(original));
  const pages = new Map([[page, after], ...(original !== null && source ? [[original, source] as const] : [])]);
  const now = createCompiledContent(entry ? [{ entry }] : [], pages);
  if (wanted === null) return same(finalIds(now, page), finalIds(current, page));
  // Headings whose files may not be written keep their ids.
  const old = new Set(headingIdsOf(current, page));
  const ids = headingIdsOf(wanted, page);
  return headingIdsOf(now, page).every((id, index) => id === ids[index] || old.has(id));
}

/** What no id may change: the messages of a page, and depth and text of its headings. */
function shape({ messages, headings }: PageMetadata): string {
  return JSON.stringify([
    messages.map(({ code, line }) => [code, line]),
    headings.map(({ depth, label, line }) => [depth, label, line]),
  ]);
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

function withEdits(text: string, edits: readonly HeadingEdit[]): string {
  const [plan] = planFixes(edits, { readText: () => text, mayWrite: () => true });
  return plan?.after ?? text;
}
