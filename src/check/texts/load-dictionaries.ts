import { pathToFileURL } from 'node:url';
import nspell from 'nspell';
import type { Config } from '../../config/config.ts';
import { readInside } from '../../config/site-folder.ts';
import { hasFields } from '../../shared/has-fields.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import { findPackage } from '../../system/find-package.ts';

/** The words of a language, with those of the site. */
export interface Dictionary {
  readonly has: (word: string) => boolean;
  /** Returns similar words, the nearest first. */
  readonly suggest: (word: string) => readonly string[];
}

/** Returns the dictionaries that a configuration names, by locale, and why one cannot be used. */
export async function loadDictionaries(config: Config): Promise<Outcome<ReadonlyMap<string, Dictionary>>> {
  const { spelling } = config.check.words;
  const own = await readOwnWords(config);
  const problems: Problem[] = [...own.problems];
  const dictionaries = new Map<string, Dictionary>();
  for (const [locale, name] of Object.entries(spelling)) {
    const found = await loadPackage(name, config.root);
    if (typeof found === 'string') {
      const place = config.locate(['check', 'words', 'spelling', locale]);
      const title = `The dictionary \`${name}\` ${found}`;
      const hint = `Run \`npm install --save-dev ${name}\`, or remove it from \`check.words.spelling\`.`;
      problems.push(asProblem({ code: 'unusable-package', title, hint, file: config.file, ...place }));
    } else dictionaries.set(locale, createDictionary(found, own.value));
  }
  return { value: dictionaries, problems };
}

/** The files of a dictionary of Hunspell. */
interface Hunspell {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}

/** Returns the files of a dictionary, or why there are none, as the end of a sentence. */
async function loadPackage(name: string, root: string): Promise<Hunspell | string> {
  const file = findPackage(name, root);
  if (file === null) return 'is not installed';
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    const value = hasFields<{ default: unknown }>(module, 'default') ? module.default : module;
    const isDictionary =
      hasFields<Hunspell>(value, 'aff', 'dic') && value.aff instanceof Uint8Array && value.dic instanceof Uint8Array;
    return isDictionary ? value : 'does not export a Hunspell dictionary: `aff` and `dic`';
  } catch (error) {
    return `cannot be loaded: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function createDictionary({ aff, dic }: Hunspell, own: ReadonlySet<string>): Dictionary {
  const speller = nspell(Buffer.from(aff), Buffer.from(dic));
  return {
    // A word of the site may begin a sentence.
    has: (word) => own.has(word) || own.has(word.charAt(0).toLowerCase() + word.slice(1)) || speller.correct(word),
    suggest: (word) => speller.suggest(word),
  };
}

async function readOwnWords(config: Config): Promise<Outcome<ReadonlySet<string>>> {
  const path = config.check.words.dictionary;
  if (path === null) return { value: new Set(), problems: [] };
  const found = await readInside(config, path);
  if (found.type === 'file') {
    const words = found.bytes.toString('utf8').split(/\r?\n/);
    return { value: new Set(words.map((line) => line.replace(/#.*/, '').trim())), problems: [] };
  }
  const title = found.type === 'refused' ? `The dictionary ${path} ${found.what}` : `There is no dictionary ${path}`;
  const hint = 'Create it, with one word per line, or remove `check.words.dictionary`.';
  const place = config.locate(['check', 'words', 'dictionary']);
  const code = found.type === 'refused' ? 'refused-file' : 'missing-file';
  return { value: new Set(), problems: [asProblem({ code, title, hint, file: config.file, ...place })] };
}
