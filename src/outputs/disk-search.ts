import { posix } from 'node:path';
import type { SearchIndexFile } from '../pipeline/search/search-indexer.ts';
import { searchBoxFile } from '../site/graph/search-files.ts';
import { hashOf } from '../system/hash.ts';
import type { GeneratedFile, GeneratedFilesInput } from './generated-file.ts';
import { searchFiles } from './search-files.ts';

/**
 * Yields a script for each locale that holds the files of its search, for pages that are opened
 * from disk. Yields nothing for a site that is only served.
 */
export function* diskSearchFiles(
  input: GeneratedFilesInput,
  index: readonly SearchIndexFile[],
): Generator<GeneratedFile> {
  const { config } = input.site;
  if (config.base !== './') return;
  const boxes = [...searchFiles(input)];
  for (const locale of config.locales) {
    const box = boxes.find(({ path }) => path === searchBoxFile(locale));
    if (!box) continue;
    const files = index.filter((file) => file.locale === locale.name);
    yield {
      path: posix.join(posix.dirname(box.path), 'files.js'),
      locale: locale.name,
      key: async () => hashOf(await box.key(), ...files.flatMap(({ path, content }) => [path, content])),
      make: async () => {
        const held = [...files, { path: box.path, content: await box.make() }].map(({ path, content }) => [
          posix.basename(path),
          Buffer.from(content).toString(path.endsWith('.bin') ? 'base64' : 'utf8'),
        ]);
        return `docsgenFiles(${JSON.stringify(Object.fromEntries(held))});\n`;
      },
    };
  }
}
