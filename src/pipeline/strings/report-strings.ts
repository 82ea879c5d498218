import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { listSiteFiles } from '../../content/list-site-files.ts';
import { readStrings } from '../../content/read-strings.ts';
import { createScan } from '../../content/scan.ts';
import { en } from '../../shared/strings/en.ts';
import type { Message } from '../../shared/strings/message.ts';
import type { Outcome } from '../../shared/problem.ts';
import { missingKeys } from '../../strings/find-missing.ts';
import { findStringUses } from './find-uses.ts';

/** The strings of a site, which components use them, and what locales lack. */
export interface StringsReport {
  readonly locales: readonly LocaleReport[];
  /** The site's own strings, and those of docsgen that its components use, sorted by key. */
  readonly strings: readonly StringReport[];
  /** The strings of the source language by key, those of docsgen included. */
  readonly originals: Readonly<Record<string, Message>>;
}

/** The strings of a locale. */
export interface LocaleReport {
  /** Name of the locale. */
  readonly name: string;
  /** Its language tag. */
  readonly htmlLang: string;
  /** Language tag of docsgen's set of strings for it; null if there is none for the language. */
  readonly set: string | null;
  /** Whether a speaker of the language has proofread the set; null if there is none. */
  readonly status: 'machine' | 'proofread' | null;
  /** Keys without a string in the language. */
  readonly missing: readonly string[];
}

/** A string, and where components use it. */
export interface StringReport {
  /** Its key. */
  readonly key: string;
  /** The string in the source language; null if a component uses a key that has none. */
  readonly source: Message | null;
  /** Places of the form `components/Player.tsx:12`. */
  readonly uses: readonly string[];
}

/** Returns the report of a site's strings, with the mistakes in them. */
export async function reportStrings(config: Config): Promise<Outcome<StringsReport>> {
  const { value: resolved, problems } = await readStrings(createScan({ config, drafts: true }));
  const uses = await usesByKey(config);
  const [first] = resolved.own;
  if (!first) throw new TypeError('A site has a source locale');
  const strings: Readonly<Record<string, Message>> = { ...resolved.byLocale.get(first.locale.name)?.strings };
  const own = Object.keys(strings).filter((key) => !Object.hasOwn(en, key));
  const used = [...uses.keys()].filter((key) => !key.includes('*'));
  const undefinedKeys = used.filter((key) => strings[key] === undefined);
  const locales = resolved.own.map((each) => ({
    ...each.locale,
    set: each.set?.tag ?? null,
    status: each.set?.status ?? null,
    missing: [...undefinedKeys, ...missingKeys(each, first)],
  }));
  const keys = [...new Set([...own, ...used])].toSorted();
  return {
    value: {
      originals: strings,
      locales: locales.map(({ name, htmlLang, set, status, missing }) => ({ name, htmlLang, set, status, missing })),
      strings: keys.map((key) => ({
        key,
        source: strings[key] ?? null,
        uses: [...(uses.get(key) ?? []), ...(uses.get(`${key.split('.', 1)[0]}.*`) ?? [])],
      })),
    },
    problems,
  };
}

/** Folders without components of the site. */
const skipped: ReadonlySet<string> = new Set(['node_modules', 'build', 'static', 'public']);

/** Returns the modules of a site, relative to its root. */
function listModules(config: Config): readonly string[] {
  const entries = readdirSync(config.root, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const folders = entries.filter((entry) => entry.isDirectory() && !skipped.has(entry.name)).map(({ name }) => name);
  const inside = folders.flatMap((folder) =>
    (listSiteFiles(config, folder)?.files ?? []).map((path) => `${folder}/${path}`),
  );
  const atTop = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return [...atTop, ...inside].filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.includes('/node_modules/'));
}

async function usesByKey(config: Config): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const file of listModules(config)) {
    for (const { key, line } of await findStringUses(file, await readFile(join(config.root, file), 'utf8'))) {
      found.set(key, [...(found.get(key) ?? []), `${file}:${line}`]);
    }
  }
  return found;
}
