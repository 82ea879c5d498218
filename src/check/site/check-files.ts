import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../reading/page/finding.ts';
import { pathInOutput } from '../folder/site-addresses.ts';
import { type AddressFile, type FileAddress, readAddressFile } from './file-addresses.ts';
import { isOriginal } from './check-heads.ts';
import { isMoved } from './check-redirects.ts';
import type { SiteFacts } from './site-facts.ts';

/** Files of the search index are large, and name no files. */
const isIndex = (file: string) => /(?:^|\/)assets\/search\//.test(file);

/**
 * Reports addresses in feeds, maps, style sheets and files for hosts that lead nowhere, and pages
 * that no map lists. Who knows the site leaves out those that it wants in no map.
 */
export function checkFiles(site: SiteFacts, folder: string): readonly Finding[] {
  const mapped = new Set<number>();
  let hasMaps = false;
  const findings: Finding[] = [];
  for (const [place, file] of site.addresses.files.entries()) {
    if (!/(?:\.(?:css|xml|json)|(?:^|\/)_redirects)$/.test(file) || isIndex(file)) continue;
    const read = readAddressFile(pathInOutput(site.addresses, file), readFileSync(join(folder, file), 'utf8'));
    if (read === null) continue;
    hasMaps ||= read.kind === 'map';
    for (const address of read.addresses) {
      const target = site.resolver.resolve(address.address, place);
      if (target.type === 'file') site.isUsed[target.file] = 1;
      if (target.type === 'file' && read.kind === 'map') mapped.add(target.file);
      const mistake = mistakeOf(site, read.kind, address, target);
      if (mistake !== null)
        findings.push({ ...mistake, output: file, element: null, clues: [address.address], target: address.address });
    }
  }
  return hasMaps ? [...findings, ...missingInMaps(site, mapped)] : findings;
}

type Mistake = Pick<Finding, 'code' | 'title' | 'hint'>;

function mistakeOf(
  site: SiteFacts,
  kind: AddressFile['kind'],
  { address }: FileAddress,
  target: ReturnType<SiteFacts['resolver']['resolve']>,
): Mistake | null {
  const isMissing = target.type === 'missing' || target.type === 'outside';
  const page = target.type === 'file' ? site.pages.get(target.file) : undefined;
  switch (kind) {
    case 'style':
      return isMissing
        ? {
            code: 'missing-file',
            title: `The style sheet needs the file \`${address}\`, which the site does not have`,
            hint: 'Correct the address, or add the file.',
          }
        : null;
    case 'redirects':
      return isMissing
        ? {
            code: 'broken-redirect',
            title: `A rule redirects to \`${address}\`, which is not a page`,
            hint: 'Point it to a page, or remove it.',
          }
        : null;
    case 'feed':
      if (isMissing)
        return {
          code: 'wrong-feed-entry',
          title: `The feed names \`${address}\`, which is not a page`,
          hint: 'Readers of the feed would see an error. Build the site again, or correct the feed.',
        };
      return target.type === 'file' && isMoved(site, target.file)
        ? {
            code: 'wrong-feed-entry',
            title: `The feed names \`${address}\`, which redirects`,
            hint: 'Use the page that it leads to.',
          }
        : null;
    case 'map-index':
      return isMissing
        ? {
            code: 'wrong-map-entry',
            title: `The list of sitemaps names \`${address}\`, which does not exist`,
            hint: 'Build the site again, or correct the list.',
          }
        : null;
    case 'map': {
      const entry = (problem: string): Mistake => ({
        code: 'wrong-map-entry',
        title: `The map lists \`${address}\`, ${problem}`,
        hint: 'A map lists pages that search engines may list, each under its own address.',
      });
      if (isMissing) return entry('which is not a page');
      if (!page) return null;
      if (page.redirect !== null) return entry('which redirects');
      if (page.isUnindexed) return entry('which asks search engines not to list it');
      return isOriginal(page) ? null : entry(`a page with another canonical URL, \`${page.canonical?.address ?? ''}\``);
    }
  }
}

function missingInMaps(site: SiteFacts, mapped: ReadonlySet<number>): readonly Finding[] {
  return [...site.pages.values()].flatMap((page): readonly Finding[] => {
    const output = site.addresses.files[page.place] ?? '';
    if (!isOriginal(page) || mapped.has(page.place)) return [];
    const title = 'No sitemap lists this page, so search engines may not find it';
    return [
      {
        code: 'wrong-map-entry',
        title,
        hint: 'Build the site again. `sitemap: false` in its front matter leaves a page out.',
        output,
        element: null,
        clues: [],
      },
    ];
  });
}
