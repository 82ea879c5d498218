import { posix } from 'node:path';
import { hasUnderscoreName, isPagePath } from '../../content/page-file.ts';
import { readSiteText } from '../../pipeline/problem-filter/create-problem-filter.ts';
import { problemCodes } from '../../shared/problem-codes.ts';
import type { Problem } from '../../shared/problem.ts';
import { isAtRef } from '../../shared/ref-path.ts';
import type { Site } from '../../site/graph/site.ts';
import { listFolder, listSourceFiles } from '../locate/source-files.ts';

const code = 'unused-asset';
const isAsset = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|mp[34]|webm|ogg|wav|m4a|mov|vtt|pdf|zip)$/i;
const isText = /\.(?:mdx?|tsx?|jsx?|mjs|json|ya?ml|css|html)$/i;

/**
 * Reports pictures and the like, and texts to include, beside the pages of a site whose names no
 * other file has. They are in no output, so only the sources show them.
 */
export function unusedContentFiles({ config, content }: Site): readonly Problem[] {
  const own = content.folders.flatMap(({ folder }) => (isAtRef(folder) ? [] : listFolder(config, folder)));
  const candidates = [...new Set(own)].filter(
    (file) => isAsset.test(file) || (isPagePath(file) && hasUnderscoreName(file)),
  );
  if (candidates.length === 0) return [];
  const unnamed = new Set(candidates);
  const texts = [...config.sources, ...own, ...listSourceFiles(config)];
  for (const file of new Set(texts)) {
    if (!isText.test(file)) continue;
    if (unnamed.size === 0) break;
    const text = readSiteText(config, file) ?? '';
    for (const each of unnamed) if (each !== file && names(text, each)) unnamed.delete(each);
  }
  return [...unnamed].toSorted().map((file) => ({
    severity: problemCodes[code].severity,
    code,
    title: isAsset.test(file) ? `No page shows or links to ${file}` : `No page includes ${file}`,
    hint: 'Remove it, or refer to it.',
    file,
    target: file,
  }));
}

function names(text: string, file: string): boolean {
  const name = posix.basename(file);
  return text.includes(name) || text.includes(encodeURI(name));
}
