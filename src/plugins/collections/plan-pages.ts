import { localize } from '../../config/localize.ts';
import type { Locale } from '../../config/config.ts';
import { locateKey } from '../../content/yaml-source.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { CollectionContent, CollectionEntry, CollectionPage, EntryMistake } from '../contract/collection.ts';
import { hookFailure } from '../hooks/hook-failure.ts';
import { checkPages } from './check-pages.ts';
import type { OpenedType, PluginCollection, PluginEntry, PluginSet } from './opened-type.ts';

/** The pages of a collection in one language, as its type has planned them. */
export interface PlannedPages {
  readonly content: Omit<CollectionContent, 'report'>;
  readonly locale: Locale;
  readonly pages: readonly PlannedPage[];
}

/** A page with all defaults filled in. */
export interface PlannedPage extends CollectionPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  /** The entry whose text the page shows; null for none. */
  readonly shown: PluginEntry | null;
  /** The entries that the page lists. */
  readonly listed: readonly PluginEntry[];
}

/**
 * Returns the pages that a type makes of the entries of a collection in one language, and the
 * mistakes in them. If there are any, there are no pages.
 */
export function planPages(type: OpenedType, set: PluginSet): Outcome<PlannedPages> {
  const { collection, locale } = set;
  const entries = new Map(set.entries.map((entry) => [entry.path, entry]));
  const content = describeContent(set, (text) => localize(text, locale));
  const problems: Problem[] = [];
  const report = (mistake: EntryMistake) => void problems.push(toProblem(mistake, entries));
  const hook = `collections.${type.definition.name}.pages`;
  const subject = `the collection \`${collection.key}\``;
  const none = { content, locale, pages: [] };
  let written: unknown;
  try {
    written = type.definition.pages({ ...content, report });
  } catch (cause) {
    const { problems: failures } = hookFailure({ opened: type.opened, hook, cause, subject });
    return { value: none, problems: failures };
  }
  const checked = checkPages(type, collection, entries, written);
  const pages = checked.value.map((page) => complete(page, content, entries));
  const all = [...problems, ...checked.problems];
  return { value: all.length > 0 ? none : { content, locale, pages }, problems: all };
}

function describeContent(
  { collection, locale, entries }: PluginSet,
  text: (value: PluginCollection['title']) => string,
): PlannedPages['content'] {
  const { key, title, description, options } = collection;
  return {
    key,
    title: text(title),
    description: description === null ? null : text(description),
    options,
    locale: { name: locale.name, htmlLang: locale.htmlLang },
    entries: entries.map(describeEntry),
  };
}

function describeEntry(entry: PluginEntry): CollectionEntry {
  const { path, source, slug, title, description, fallback, draft, unlisted, frontMatter } = entry;
  return {
    path,
    file: source.file,
    slug,
    title,
    description,
    isFallback: fallback,
    isDraft: draft,
    isUnlisted: unlisted,
    frontMatter,
  };
}

function complete(
  page: CollectionPage,
  content: PlannedPages['content'],
  entries: ReadonlyMap<string, PluginEntry>,
): PlannedPage {
  const { entry, entries: list = [] } = page;
  const shown = entries.get(entry?.path ?? '') ?? null;
  const { title, description } = shown ?? content;
  return {
    ...page,
    slug: page.slug ?? shown?.slug ?? '/',
    title: page.title ?? title,
    description: page.description === undefined ? description : page.description,
    shown,
    listed: list.flatMap(({ path }) => entries.get(path) ?? []),
  };
}

function toProblem(
  { entry: { path, file }, field, title, hint }: EntryMistake,
  entries: ReadonlyMap<string, PluginEntry>,
): Problem {
  const known = entries.get(path);
  const place = field === undefined || !known ? null : locateKey(known.yaml, [field]);
  const at = { file, line: 1, column: 1, ...place };
  return asProblem({ code: 'invalid-front-matter', title, hint: hint ?? 'Correct the file.', ...at });
}
