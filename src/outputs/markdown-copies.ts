import type { Entry } from '../content/content.ts';
import { decodeText } from '../content/decode-text.ts';
import { createSiteFiles, type SiteFiles } from '../content/site-files.ts';
import { expandIncludes } from '../markdown/includes/expand-includes.ts';
import { markdownFile } from '../site/graph/address.ts';
import type { Site } from '../site/graph/site.ts';
import { hashOf } from '../system/hash.ts';
import { canBeCopied } from '../site/page-props/page-actions.ts';
import { createIncludeReader } from '../workers/include-reader.ts';
import type { GeneratedFile, GeneratedFilesInput } from './generated-file.ts';

/**
 * Yields the Markdown of each page that readers can copy: the text of the page's file under its
 * title, with what the file includes.
 */
export function* markdownCopies({ site, tasks, routes }: GeneratedFilesInput): Generator<GeneratedFile> {
  for (const route of routes) {
    const { entry, locale } = route;
    if (entry === null || !canBeCopied(site, route)) continue;
    const { file } = entry.source;
    // The included files are a part of the compiled page.
    const key = () => hashOf(entry.title, site.content.hashes.get(file) ?? '', tasks.get(file)?.digest ?? '');
    yield { path: markdownFile(route.url), key, locale: locale.name, make: () => makeCopy(site, entry) };
  }
}

async function makeCopy({ config, content }: Site, { source, title, hasOwnHeading }: Entry): Promise<string> {
  const { file } = source;
  const generated = content.generated.pages.get(file);
  const files = createSiteFiles(config, content.refs);
  const text = generated?.text ?? (await readText(files, file));
  const whole = (await expandIncludes(text, createIncludeReader(config, file, files))).trim();
  return `${hasOwnHeading ? '' : `# ${title}\n\n`}${whole}\n`;
}

async function readText(files: SiteFiles, file: string): Promise<string> {
  const found = await files.read(file);
  if (found.type !== 'file') throw new Error(`${file} has gone since it was compiled`);
  return decodeText(found.bytes).text;
}
