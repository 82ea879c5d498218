import { decodeText } from '../content/decode-text.ts';
import { createSiteFiles, type SiteFiles } from '../content/site-files.ts';
import { expandIncludes } from '../markdown/includes/expand-includes.ts';
import { fillVariables } from '../markdown/includes/fill-variables.ts';
import { textIn } from '../shared/localized-text.ts';
import { markdownFile } from '../site/graph/address.ts';
import type { Route, Site } from '../site/graph/site.ts';
import { canBeCopied } from '../site/page-props/page-actions.ts';
import { createIncludeReader } from '../workers/include-reader.ts';
import { textLocales } from './compile-text.ts';

/** The Markdown of a page, as a file beside it. */
export interface MarkdownCopy {
  /** Relative to the output folder. */
  readonly path: string;
  /**
   * Returns the text: that of the page's file under its title, with what the file includes, and with
   * the variables filled in that the page shows.
   */
  readonly make: () => Promise<string>;
}

/** Returns the Markdown of a page, which readers copy; null for a page without it. */
export function createMarkdownCopy(site: Site, route: Route): MarkdownCopy | null {
  const { entry } = route;
  if (entry === null || !canBeCopied(site, route)) return null;
  const { config, content } = site;
  const { file } = entry.source;
  const { variables } = config.markdown;
  const findVariable = (key: string) => {
    const value = Object.hasOwn(variables, key) ? variables[key] : undefined;
    return value === undefined ? null : textIn(value, textLocales(config, file));
  };
  const make = async () => {
    const generated = content.generated.pages.get(file);
    const files = createSiteFiles(config, content.refs);
    const source = generated?.text ?? (await readText(files, file));
    const expanded = await expandIncludes(source, createIncludeReader(config, file, files));
    const text = fillVariables(expanded, findVariable).trim();
    return `${entry.hasOwnHeading ? '' : `# ${entry.title}\n\n`}${text}\n`;
  };
  return { path: markdownFile(route.url), make };
}

async function readText(files: SiteFiles, file: string): Promise<string> {
  const found = await files.read(file);
  if (found.type !== 'file') throw new Error(`${file} has gone since it was compiled`);
  return decodeText(found.bytes).text;
}
