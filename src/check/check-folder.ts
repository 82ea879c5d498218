import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgedCodes } from './page-codes.ts';
import type { ExamineSettings } from './examine/examine-page.ts';
import { examinePages } from './examine/examine-pages.ts';
import type { BudgetConfig } from '../config/resolve-check.ts';
import type { Finding } from '../reading/page/finding.ts';
import { type FolderFiles } from './folder/read-folder.ts';
import { createResolver } from './folder/site-folder.ts';
import type { SiteAddresses } from './folder/site-addresses.ts';
import { checkAnchors } from './site/check-anchors.ts';
import { checkAssets } from './site/check-assets.ts';
import { checkFiles } from './site/check-files.ts';
import { checkHeads } from './site/check-heads.ts';
import { checkRedirects } from './site/check-redirects.ts';
import { checkDuplicates, checkOrphans } from './site/check-sets.ts';
import { createSiteCollector, type SiteFacts } from './site/site-facts.ts';

/** Which finished site to check, and how. */
export interface CheckFolderOptions {
  readonly folder: string;
  readonly listed: FolderFiles;
  readonly addresses: Omit<SiteAddresses, 'files'>;
  readonly budget: BudgetConfig;
  readonly collectsExternal: boolean;
  readonly onProgress: (done: number, total: number) => void;
}

/** What was found in a finished site. */
export interface FolderFindings {
  readonly findings: readonly Finding[];
  readonly site: SiteFacts;
  /** Number of addresses that were looked up. */
  readonly links: number;
}

/** Checks all files of a finished site. Each page is read once, and forgotten. */
export async function checkFolder(options: CheckFolderOptions): Promise<FolderFindings> {
  const { folder, listed, budget, collectsExternal, onProgress } = options;
  const { files, sizes } = listed;
  const addresses = { ...options.addresses, files };
  const settings: ExamineSettings = { addresses, sizes, budget, codes: judgedCodes, collectsExternal };
  const pages = files.flatMap((file, place) => (/\.html?$/i.test(file) ? [{ place, path: join(folder, file) }] : []));
  const collector = createSiteCollector({
    addresses,
    resolver: createResolver(addresses),
    htmlOf: (file) => readFileSync(join(folder, file), 'utf8'),
  });
  const ofPages: Finding[] = [];
  let links = 0;
  await examinePages({
    settings,
    pages,
    onProgress,
    onReport: (report) => {
      collector.add(report);
      ofPages.push(...report.findings);
      links += report.links;
    },
  });
  const site = collector.finish();
  const ofSite = [
    ...checkRedirects(site),
    ...checkAnchors(site),
    ...checkHeads(site),
    ...checkDuplicates(site),
    ...checkOrphans(site),
    ...checkFiles(site, folder),
    ...checkAssets(site, folder),
  ];
  return { findings: uniqueFindings([...ofPages, ...ofSite]), site, links };
}

/** Threads do not know what others have reported of the parts that all pages share. */
export function uniqueFindings(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ code, title, output, element }) => {
    const isShared = element !== null && !['main', 'page', 'head'].includes(element.region);
    const key = JSON.stringify([code, title, isShared ? element.region : [output, element?.offset]]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
