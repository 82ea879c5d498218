import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Scan } from './scan.ts';
import { isCode } from '../system/error-code.ts';

const isText = (path: string) => /\.(?:mdx?|[cm]?[jt]sx?)$/i.test(path);

/** Matches paths in links, attributes and imports, but not words of prose. */
const path = /@site\/[^\s()"'<>=`{}[\]|,;#?]+|\.{0,2}\/[^\s()"'<>=`{}[\]|,;#?]+|[^\s()"'<>=`{}[\]|,;#?]+\.\w+/g;

/**
 * Returns those of the given files that a page or a module in the collections' folders refers to by
 * path, in a link, an include or an import.
 */
export function findMentioned(
  { config, folders, generatedFiles }: Scan,
  files: readonly string[],
): ReadonlySet<string> {
  const mentioned = new Set<string>();
  if (files.length === 0) return mentioned;
  const locales = new Set(config.locales.map(({ name }) => name));
  // A page may be generatedFiles in another locale, where relative paths resolve to files of the
  // source locale. So paths are compared without their locale.
  const withoutLocale = (file: string): string => {
    const [top, locale = '', ...rest] = file.split('/');
    return top === 'content' && locales.has(locale) ? rest.join('/') : file;
  };
  const wanted = files.map((file) => ({ file, words: wordsOf(file), forms: formsOf(withoutLocale(file)) }));
  const texts = [...folders].flatMap(([folder, { files: paths }]) =>
    paths.filter(isText).map((each) => `${folder}/${each}`),
  );
  for (const text of texts) {
    const content = generatedFiles.get(text)?.text ?? readIfThere(join(config.root, text));
    const near = wanted.filter(({ file, words }) => file !== text && words.some((word) => content.includes(word)));
    if (near.length === 0) continue;
    const targets = content.match(path) ?? [];
    const folder = posix.dirname(text);
    const relative = new Set(targets.map((target) => withoutLocale(posix.join(folder, target))));
    const rooted = targets
      .filter((target) => /^(?:@site)?\//.test(target))
      .map((target) => target.replace('@site', ''));
    for (const { file, forms } of near) {
      const isNamed = forms.some((form) => relative.has(form) || rooted.some((target) => `/${form}`.endsWith(target)));
      if (isNamed) mentioned.add(file);
    }
  }
  return mentioned;
}

/**
 * Returns the paths that may refer to a file. A page or module may be named without its extension,
 * and the index of a folder by the folder.
 */
function formsOf(file: string): readonly string[] {
  if (!isText(file)) return [file];
  const bare = file.replace(/\.\w+$/, '');
  return posix.basename(bare) === 'index' ? [file, bare, posix.dirname(bare)] : [file, bare];
}

/**
 * Returns words one of which occurs in every path to a file. They allow a fast test before paths
 * are compared.
 */
function wordsOf(file: string): readonly string[] {
  const name = posix.basename(file).replace(/\.\w+$/, '');
  return name === 'index' ? [name, posix.basename(posix.dirname(file))] : [name];
}

/** Returns the text of a file; empty if it was deleted after the folder was listed. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // An unreadable page is reported where it is scanned.
    if (!isCode(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM')) throw error;
    return '';
  }
}
