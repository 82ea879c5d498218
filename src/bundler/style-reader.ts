import { readFile } from 'node:fs/promises';
import { isAbsolute, join, resolve, sep } from 'node:path';
import { transformCss } from '../plugins/hooks/transform-css.ts';
import type { SitePlugins } from '../plugins/loading/open-plugins.ts';
import { DocsgenError } from '../shared/problem.ts';
import { packageFolder } from '../system/package-folder.ts';
import { findForeignCss } from './foreign-css.ts';
import { compileSass } from './compile-sass.ts';
import { pathFrom } from '../system/path-from.ts';

/** The CSS of a file, as it is bundled. */
export interface StyleText {
  readonly text: string;
  /** The files and folders that it was made from besides the file itself, relative to the root. */
  readonly dependencies: readonly string[];
}

/** Reads the style sheets of a site, each once. */
export interface StyleReader {
  /**
   * Returns the CSS of a file, by its absolute path. Throws a `DocsgenError` if there is a mistake
   * in it that esbuild would not find.
   */
  readonly read: (file: string) => Promise<StyleText>;
  /**
   * Reads what changed files are in again. They are relative to the root. Returns whether a style
   * sheet was made from one of them.
   */
  readonly forget: (files: ReadonlySet<string>) => boolean;
}

interface StyleReaderOptions {
  /** The site's folder. */
  readonly root: string;
  readonly plugins: SitePlugins['plugins'];
}

/** Matches the paths of style sheets. */
export const stylePattern = /\.(?:css|s[ac]ss)$/;

/** Returns the reader of the style sheets of a site. */
export function createStyleReader({ root, plugins }: StyleReaderOptions): StyleReader {
  const known = new Map<string, Promise<StyleText>>();
  const failed = new Set<string>();
  const dependencies = new Map<string, readonly string[]>();
  const own = join(packageFolder(), 'src') + sep;
  const nameOf = (file: string) => pathFrom(root, resolve(root, file));
  const load = async (file: string): Promise<StyleText> => {
    const written = file.endsWith('.css')
      ? { text: (await readFile(file, 'utf8')).replace(/^\uFEFF/, ''), dependencies: [] }
      : await compileSass(file, root);
    if (file.startsWith(own)) return written;
    const name = nameOf(file);
    const changed = await transformCss(plugins, { file: name, text: written.text });
    const foreign = findForeignCss(name, changed.text, changed.text === written.text && file.endsWith('.css'));
    if (foreign) throw new DocsgenError([foreign]);
    const all = [...written.dependencies, ...(changed.dependencies ?? [])].map((each) =>
      nameOf(isAbsolute(each) ? each : join(root, each)),
    );
    dependencies.set(file, all);
    return { text: changed.text, dependencies: all };
  };
  return {
    read: (file) => {
      const text = known.get(file) ?? load(file);
      known.set(file, text);
      text.catch(() => failed.add(file));
      return text;
    },
    forget: (files) => {
      const isAffected = (file: string) => {
        const names = dependencies.get(file) ?? [];
        return [...files].some((each) =>
          names.some((name) => name === '' || each === name || each.startsWith(`${name}/`)),
        );
      };
      const affected = new Set([...known.keys()].filter(isAffected));
      // Nobody knows what a file that failed was made from.
      for (const file of known.keys())
        if (affected.has(file) || failed.has(file) || files.has(nameOf(file))) known.delete(file);
      failed.clear();
      return affected.size > 0;
    },
  };
}
