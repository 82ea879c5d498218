import * as z from 'zod';
import { validate } from '../../config/validate.ts';
import { isAddressPath } from '../../shared/inner-path.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggest } from '../../shared/nearest.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { CollectionEntry, CollectionPage } from '../contract/collection.ts';
import type { OpenedType, PluginCollection, PluginEntry } from './opened-type.ts';

const codes = { unknownKey: 'plugin-failed', invalidValue: 'plugin-failed' } as const;

type Entries = ReadonlyMap<string, PluginEntry>;

/** Returns the pages that a type has returned for a collection, and every mistake in them. */
export function checkPages(
  { definition, opened }: OpenedType,
  { key }: PluginCollection,
  entries: Entries,
  written: unknown,
): Outcome<readonly CollectionPage[]> {
  const kinds = Object.keys(definition.components ?? {});
  const [file] = opened.module.sources;
  const schema = z.object({ pages: z.array(pageSchema(kinds)) });
  const { value, problems } = validate({ schema, input: { pages: written }, file: '', locate: () => null, codes });
  const pages = value?.pages ?? [];
  const known: KnownPages = {
    entries,
    slugs: new Set(pages.map(({ slug, entry }) => slug ?? entry?.slug ?? '/')),
    shown: new Set(pages.flatMap(({ entry }) => entry?.path ?? [])),
  };
  const mistakes = [...problems, ...pages.flatMap((page, at) => checkPage(page, at, known))];
  const who = `The type \`${definition.name}\` of the plugin \`${opened.plugin.name}\` returns wrong pages for \`${key}\``;
  return {
    value: pages,
    problems: mistakes.map(({ title, hint }): Problem => {
      return asProblem({ code: 'plugin-failed', title: `${who}: ${title}`, hint, file });
    }),
  };
}

/** Returns the rules of a page. `checkPage` checks what must be an entry or plain data. */
function pageSchema(kinds: readonly string[]) {
  const slug = z
    .string()
    .refine(
      (value) => value === '/' || (value.startsWith('/') && isAddressPath(value)),
      'an address such as `/archive`',
    );
  return z.strictObject({
    kind: z
      .string()
      .refine((kind) => kinds.includes(kind), kinds.length === 0 ? 'nothing: the type has no components' : oneOf(kinds))
      .optional(),
    entry: z.custom<CollectionEntry>().optional(),
    entries: z.array(z.custom<CollectionEntry>()).optional(),
    slug: slug.optional(),
    title: z.string().min(1).optional(),
    description: z.string().nullish(),
    links: z.record(z.string(), slug.nullable()).optional(),
    data: z.unknown().optional(),
    keywords: z.array(z.string()).optional(),
  });
}

function oneOf(kinds: readonly string[]): string {
  return `one of ${kinds.map((kind) => JSON.stringify(kind)).join(', ')}`;
}

/** Pages are made from it in threads, and it is a part of their keys. */
function isPlainData(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlainData);
  const isPlain = isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain && Object.values(value).every(isPlainData);
}

function isEntry(value: unknown, entries: Entries): boolean {
  return isRecord(value) && entries.has(String(value['path']));
}

type Mistake = Pick<Problem, 'title' | 'hint'>;

interface KnownPages {
  readonly entries: Entries;
  readonly slugs: ReadonlySet<string>;
  /** Paths of the entries that have a page. */
  readonly shown: ReadonlySet<string>;
}

/** Returns the mistakes in a page that depend on the other pages. */
function checkPage(page: CollectionPage, at: number, known: KnownPages): readonly Mistake[] {
  const { slugs, shown } = known;
  const { kind, entry, entries = [], links = {}, data } = page;
  const name = `\`pages[${at}]\``;
  const mistakes: Mistake[] = [];
  if (entry === undefined && kind === undefined)
    mistakes.push({ title: `${name} has neither \`entry\` nor \`kind\``, hint: 'Give a list its own component.' });
  if (entry !== undefined && entries.length > 0)
    mistakes.push({
      title: `${name} has both \`entry\` and \`entries\``,
      hint: 'A page shows a text, or lists texts.',
    });
  for (const each of entry === undefined ? entries : [entry, ...entries])
    if (!isEntry(each, known.entries))
      mistakes.push({
        title: `${name} names an entry that the collection does not have`,
        hint: 'Use one of the `entries` that `pages` gets.',
      });
  if (!isPlainData(data))
    mistakes.push({ title: `\`data\` of ${name} is not plain data`, hint: 'Return what JSON can hold.' });
  for (const { path } of entries.filter((each) => isEntry(each, known.entries)))
    if (!shown.has(path))
      mistakes.push({
        title: `${name} lists \`${path}\`, which has no page`,
        hint: 'Also return a page with it as its `entry`.',
      });
  for (const [link, slug] of Object.entries(links))
    if (slug !== null && !slugs.has(slug))
      mistakes.push({
        title: `the link \`${link}\` of ${name} points to \`${slug}\`, which is not a page`,
        hint: suggest(slug, [...slugs], 'addresses'),
      });
  return mistakes;
}
