import { startBackToTop } from './behaviours/back-to-top.ts';
import { startCodeTools } from './behaviours/code-tools.ts';
import { startCollapse } from './behaviours/collapse.ts';
import { startDocsVersion } from './behaviours/docs-version.ts';
import { startDropdownHover } from './behaviours/dropdown-hover.ts';
import { startDropdowns } from './behaviours/dropdowns.ts';
import { startHideOnScroll } from './behaviours/hide-on-scroll.ts';
import { startLocaleLinks } from './behaviours/locale-links.ts';
import { startNavbarEdge } from './behaviours/navbar-edge.ts';
import { startPrintFolds } from './behaviours/print-folds.ts';
import { startSidebarBranches } from './behaviours/sidebar-branches.ts';
import { startTocHighlight } from './behaviours/toc-highlight.ts';
import { showCrash } from './crash.ts';
import { prepareIslands } from './islands/prepare-islands.ts';
import type { Wake } from './islands/start-islands.ts';
import type { Pages } from './navigation/fetch-page.ts';
import { showLoadError } from './navigation/load-error.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { startTabs } from './tabs/start-tabs.ts';
import { startSearch } from './search/start-search.ts';

/** What may come once the page stands, and the screens for what fails. */
export interface Late {
  readonly start: typeof start;
  readonly showCrash: typeof showCrash;
  readonly showLoadError: typeof showLoadError;
}

/** What the early script has that others go on with. */
interface Early {
  /** The pages that navigation keeps. */
  readonly pages: Pages;
  readonly wake: Wake;
}

/** Starts what a reader meets only after a while, one by one, so that a slow device hears its reader in between. */
export async function start({ pages, wake }: Early): Promise<void> {
  // What it loads comes beside the others.
  const tabs = startTabs();
  const starts = [
    startDropdowns,
    startDropdownHover,
    startCollapse,
    startHideOnScroll,
    startNavbarEdge,
    startTocHighlight,
    startCodeTools,
    startBackToTop,
    startLocaleLinks,
    startSidebarBranches,
    startDocsVersion,
    startPrintFolds,
    startSearch,
    () => startPrefetch(pages),
    () => prepareIslands(wake),
  ];
  for (const start of starts) {
    start();
    await new Promise((done) => setTimeout(done));
  }
  await tabs;
}

export { showCrash, showLoadError };
