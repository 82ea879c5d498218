import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Config } from '../config/config.ts';
import { type NotReadable, readInside } from '../config/site-folder.ts';
import { asProblem, DocsgenError, type Problem } from '../shared/problem.ts';
import { packageFolder } from '../system/package-folder.ts';
import { fontCss } from './font-css.ts';
import { readFontFile } from './font-file.ts';

/** The font of a site. */
export interface SiteFont {
  /** Its style sheet, with an address that starts from the folder of the site. */
  readonly css: string;
  readonly bytes: Uint8Array;
}

/**
 * Returns the font that a configuration names; null if it names none. Throws a `DocsgenError` if
 * the file is missing or is not a font.
 */
export async function readSiteFont(config: Config): Promise<SiteFont | null> {
  if (config.font === null) return null;
  const path = posix.normalize(config.font);
  const read = await readInside(config, path);
  if (read.type !== 'file') throw new DocsgenError([notFound(config, read)]);
  const facts = await readFontFile(read.bytes);
  if (facts === null) throw new DocsgenError([notFont(config)]);
  const family = facts.family ?? posix.parse(path).name;
  return { css: fontCss(facts, { family, address: `./${path}`, others: await systemFonts() }), bytes: read.bytes };
}

/** Returns the fonts of the theme, as its tokens list them. */
async function systemFonts(): Promise<string> {
  const tokens = await readFile(join(packageFolder(), 'src', 'theme', 'styles', 'tokens.css'), 'utf8');
  const [, fonts] = /--font:\s*([^;]*);/.exec(tokens) ?? [];
  if (fonts === undefined) throw new Error('tokens.css has no fonts');
  return fonts;
}

/** Name of the style sheet of the font in imports. */
export const fontSheet = 'docsgen-font.css';

/** Returns an esbuild plugin that knows the style sheet of the font of a site. */
export function fontPlugin({ root }: Pick<Config, 'root'>, font: SiteFont | null): Plugin {
  return {
    name: 'site-font',
    setup(build) {
      build.onResolve({ filter: /^docsgen-font\.css$/ }, ({ path }) => font && { path, namespace: 'site-font' });
      build.onLoad(
        { filter: /./, namespace: 'site-font' },
        () => font && { contents: font.css, loader: 'css', resolveDir: root },
      );
    },
  };
}

function notFound(config: Config, found: NotReadable): Problem {
  const missing = "Write the path of a WOFF2 file, relative to the site's folder: `fonts/inter.woff2`.";
  return found.type === 'missing'
    ? problem(config, 'missing-file', 'which does not exist', missing)
    : problem(config, 'refused-file', `which ${found.what}`, found.hint);
}

function notFont(config: Config): Problem {
  const hint = 'Convert the font to WOFF2, or download it again; if it is in Git LFS, run `git lfs pull`.';
  return problem(config, 'unreadable-font', 'which cannot be read as a WOFF2 font', hint);
}

function problem({ font, file, locate }: Config, code: Problem['code'], what: string, hint: string): Problem {
  return asProblem({ code, title: `\`font\` names \`${font}\`, ${what}`, hint, file, ...locate(['font']) });
}
