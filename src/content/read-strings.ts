import * as z from 'zod';
import type { Config } from '../config/config.ts';
import type { PluginStrings } from '../config/plugin-assets.ts';
import { createStringsSchema } from '../config/schema/strings.ts';
import { lookUp } from '../config/site-folder.ts';
import { suggest } from '../shared/nearest.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import { type ResolvedStrings, resolveStrings } from '../strings/resolve-strings.ts';
import { languageChain } from '../strings/sets/language-chain.ts';
import type { StringLayer, WrittenStrings } from '../strings/string-layer.ts';
import { allLocales } from './content-folders.ts';
import { leftOutTogether } from './left-out-problems.ts';
import { parseMetadataFile } from './parse-file.ts';
import type { Scan } from './scan.ts';
import { text } from './schema/scalars.ts';
import { locateKey } from './yaml-source.ts';

/** Returns whether a change of a file of this name may change strings, or warnings about them. */
export function isStringsFile(name: string): boolean {
  return [stringsFile, ...misnamed].includes(name);
}

/** Name of the file with the strings of a locale, in the locale's content folder. */
export const stringsFile = 'strings.yml';

/** Names that may have been meant as that. */
const misnamed = ['strings.yaml', 'strings.json', 'strings.toml'];

const fileSchema = { name: 'strings', schema: createStringsSchema(text(z.string().min(1))) };

/**
 * Returns the strings of each locale, and every mistake in the site's own and in those of its
 * plugins. The configuration replaces those of plugins, and the files of the content folders
 * replace both: they are nearer to the writer.
 */
export async function readStrings(scan: Scan): Promise<Outcome<ResolvedStrings>> {
  const { config } = scan;
  const files = readFiles(scan);
  const layers = [...config.pluginStrings.map(pluginLayer), configLayer(config), files.value];
  const resolved = await resolveStrings({ locales: config.locales, layers });
  return { value: resolved.value, problems: [...unusedLanguages(config), ...files.problems, ...resolved.problems] };
}

function pluginLayer({ file, strings }: PluginStrings): StringLayer {
  const layer = Object.entries(strings).map(([name, each]): [string, WrittenStrings] => [
    name,
    { strings: each, file, locate: () => null },
  ]);
  return new Map(layer);
}

function configLayer({ strings, file, locate }: Config): StringLayer {
  return new Map(
    Object.entries(strings).map(([name, each]): [string, WrittenStrings] => [
      name,
      { strings: each, file, locate: (path) => locate(['strings', name, ...path]) },
    ]),
  );
}

/** Returns an error for each language in the configuration that no locale of the site uses. */
function unusedLanguages(config: Config): readonly Problem[] {
  const { strings, file, locate } = config;
  const locales = allLocales(config);
  const names = locales.map(({ name }) => name);
  const used = new Set(locales.flatMap(({ name, htmlLang }) => [name, ...languageChain(htmlLang)]));
  return Object.keys(strings)
    .filter((name) => !used.has(name))
    .map((name) =>
      asProblem({
        code: 'invalid-config-value',
        title: `\`strings.${name}\` is not for a locale of the site`,
        hint: suggest(name, names, 'locales'),
        file,
        ...locate(['strings', name]),
      }),
    );
}

function readFiles(scan: Scan): Outcome<StringLayer> {
  const layer = new Map<string, WrittenStrings>();
  const problems: Problem[] = [];
  const ignored = scan.config.locales.flatMap(({ name }) =>
    misnamed.map((each) => `content/${name}/${each}`).filter((each) => lookUp(scan.config, each).type === 'file'),
  );
  if (ignored.length > 0) {
    const why = `strings are read from \`${stringsFile}\``;
    problems.push(leftOutTogether({ names: ignored, why, hint: 'Rename it.', file: ignored[0] }));
  }
  for (const { name } of scan.config.locales) {
    const file = `content/${name}/${stringsFile}`;
    const found = lookUp(scan.config, file);
    if (found.type === 'missing') continue;
    if (found.type !== 'file') {
      const { what, hint } = found.type === 'refused' ? found : folderInstead;
      problems.push(asProblem({ code: 'unreadable-content', title: `${file} ${what}`, hint, file }));
      continue;
    }
    const read = parseMetadataFile(scan, file, fileSchema);
    problems.push(...read.problems);
    if (read.value === null) continue;
    const { data, yaml, unknown } = read.value;
    // After a syntax error, a string may be incomplete.
    const strings = unknown === null ? {} : data;
    layer.set(name, { strings, file, locate: (path) => locateKey(yaml, path), isPartial: read.problems.length > 0 });
  }
  return { value: layer, problems };
}

const folderInstead = { what: 'is a folder, not a file', hint: 'Put a file in its place, or rename it.' };
