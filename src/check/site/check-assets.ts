import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Finding } from '../../reading/page/finding.ts';
import { pathInOutput } from '../folder/site-addresses.ts';
import type { SiteFacts } from './site-facts.ts';

/** Files that readers or browsers get from a page. Others may be for programs that nobody knows. */
const isAsset =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|mp[34]|webm|ogg|wav|m4a|mov|vtt|woff2?|ttf|otf|eot|pdf|zip)$/i;
/** Browsers and hosts ask for these without any link. */
const wellKnown = /(?:^|\/)(?:favicon\.(?:ico|svg|png)|apple-touch-icon[\w.-]*\.png)$|^\.well-known\//;
/** Files that may name others in any way, such as those of programs. */
const isText = /\.(?:css|js|mjs|json|xml|webmanifest|txt|html?)$|(?:^|\/)_headers$/i;

/** Reports files for readers that no page, style sheet, script or feed names. */
export function checkAssets({ addresses, isUsed }: SiteFacts, folder: string): readonly Finding[] {
  const { files } = addresses;
  // Each output has a copy of the static files, and needs no page of its own that shows it.
  const paths = files.map((file) => pathInOutput(addresses, file));
  const used = new Set(paths.filter((_, place) => isUsed[place] !== 0));
  const unused = files.flatMap((file, place) => {
    const path = paths[place] ?? '';
    const isUnused = isAsset.test(path) && !wellKnown.test(path) && !used.has(path) && paths.indexOf(path) === place;
    return isUnused ? [{ file, name: posix.basename(file) }] : [];
  });
  if (unused.length === 0) return [];
  const named = new Set<string>();
  for (const file of files) {
    // All pages were read before. Those of the search index have no names of files.
    if (!isText.test(file) || file.endsWith('.html') || file.includes('assets/search/')) continue;
    if (named.size === unused.length) break;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const { name } of unused) {
      if (!named.has(name) && (text.includes(name) || text.includes(encodeURI(name)))) named.add(name);
    }
  }
  return unused.flatMap(({ file, name }): readonly Finding[] => {
    if (named.has(name)) return [];
    const title = `Nothing refers to the file ${file}`;
    return [
      {
        code: 'unused-asset',
        title,
        hint: 'Remove it, or link to it.',
        output: file,
        element: null,
        clues: [],
        target: file,
      },
    ];
  });
}
