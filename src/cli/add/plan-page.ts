import { join, posix } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import type { Collection, Config, Locale } from '../../config/config.ts';
import { folderIn } from '../../content/content-folders.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggest } from '../../shared/nearest.ts';
import { invalidOption } from './new-file.ts';

/** A page to add. */
export interface NewPage {
  readonly config: Config;
  readonly collection: Collection;
  readonly title: string;
  readonly description?: string | undefined;
  /** Key of the locale. Default: the source language. */
  readonly locale?: string | undefined;
  /** Folder inside the collection's folder. */
  readonly folder?: string | undefined;
}

/** A post to add. */
export interface NewPost extends NewPage {
  /** As in `2026-01-31`. */
  readonly date: string;
  /** Default: the author, if the blog has only one. */
  readonly authors?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** A file of the site. */
export interface PlannedPage {
  /** Path relative to the root. */
  readonly file: string;
  readonly text: string;
}

/** Returns the file of a new page. Throws a `DocsgenError` if the site cannot have it. */
export function planPage(page: NewPage): PlannedPage {
  const { title, description } = page;
  const file = posix.join(contentFolder(page), cleanFolder(page.folder ?? ''), `${nameOf(title)}.md`);
  return { file, text: `---\n${yamlOf({ title, description })}---\n` };
}

/** Returns the file of a new post. Throws a `DocsgenError` if the site cannot have it. */
export function planPost(post: NewPost): PlannedPage {
  const { config, title, description, date, tags } = post;
  const folder = contentFolder(post);
  const known = readAuthors(join(config.root, folder, 'authors.yml'));
  const authors = post.authors ?? (known.length === 1 ? known : undefined);
  const unknown = authors?.find((author) => !known.includes(author));
  if (unknown !== undefined) {
    const title = `${folder}/authors.yml has no author \`${unknown}\``;
    throw invalidOption(title, suggest(unknown, known, 'authors'));
  }
  const yaml = yamlOf({ title, description, authors, tags });
  return { file: `${folder}/${date}-${nameOf(title)}.md`, text: `---\n${yaml}---\n\n<!-- truncate -->\n` };
}

function contentFolder({ config, collection, locale: key }: NewPage): string {
  const [first, ...others] = config.locales;
  const locale: Locale | undefined = [first, ...others].find(({ name }) => name === (key ?? first.name));
  if (!locale) {
    const names = config.locales.map(({ name }) => name);
    throw invalidOption(`The site has no locale \`${key}\``, suggest(key ?? '', names, 'locales'));
  }
  const [name = collection.key] = collection.folders;
  const folder = folderIn(config, { name, source: collection.source }, locale);
  if (folder !== null) return folder;
  const hint = 'Create a folder for each locale in the folder that the configuration names as its `source`.';
  throw invalidOption(`The collection \`${collection.key}\` has no folder for the locale \`${key}\``, hint);
}

function cleanFolder(folder: string): string {
  const path = posix.normalize(folder.replaceAll('\\', '/'));
  if (!path.startsWith('..') && !path.startsWith('/')) return path;
  throw invalidOption(`\`${folder}\` is not in the collection's folder`, 'Name a folder such as `guides/first`.');
}

/**
 * Words of a title, joined by single hyphens. Other than for the ids of headings, signs between
 * words and numbers separate them: `v2.0` is `v2-0`. Apostrophes are inside of words.
 */
function nameOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
  const name = words.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  if (name !== '') return name;
  throw invalidOption(`No file can be named after the title \`${title}\``, 'Write a title with letters or digits.');
}

function yamlOf(fields: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return stringify(Object.fromEntries(given), { lineWidth: 0 });
}

function readAuthors(file: string): readonly string[] {
  const authors: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : null;
  return isRecord(authors) ? Object.keys(authors) : [];
}
