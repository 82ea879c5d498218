import { startBackToTop } from './behaviors/scroll-direction.ts';
import { startCodeTools } from './behaviors/code-tools.ts';
import { startColorLabels } from './behaviors/color-switch.ts';
import { startCollapse } from './behaviors/collapse.ts';
import { startCopyPage } from './behaviors/copy-page.ts';
import { startDocsVersion } from './behaviors/docs-version.ts';
import { startDropdownHover } from './behaviors/dropdowns.ts';
import { startDropdowns } from './behaviors/dropdowns.ts';
import { loadFor } from './behaviors/load-for.ts';
import { startHideOnScroll } from './behaviors/scroll-direction.ts';
import { startAlternateLinks } from './behaviors/alternate-links.ts';
import { startNavbarEdge } from './behaviors/scroll-direction.ts';
import { startNavbarFold } from './behaviors/navbar-fold.ts';
import { startScrollEdges } from './behaviors/scroll-edges.ts';
import { startPrintFolds } from './behaviors/print-folds.ts';
import { startSidebarBranches } from './behaviors/sidebar-branches.ts';
import { startSidebarEntry } from './behaviors/sidebar-entry.ts';
import { startSidebarToggle } from './behaviors/sidebar-folds.ts';
import { startSidebarFolds } from './behaviors/sidebar-folds.ts';
import { startThemeColor } from './behaviors/theme-color.ts';
import { startTocHighlight } from './behaviors/toc-highlight.ts';
import { startTooltips } from './behaviors/tooltips.ts';
import { startVideos } from './behaviors/videos.ts';
import { startDock } from './dock/start-dock.ts';
import { startForward } from './forward/start-forward.ts';
import { showCrash } from './page/crash.ts';
import { createIslandCode, type IslandCode } from './islands/load-islands.ts';
import { prepareIslands } from './islands/prepare-islands.ts';
import type { HydrateIsland } from './islands/start-islands.ts';
import { startLanguageHint } from './languages/start-language-hint.ts';
import { keptEvents } from './loading/kept-events.ts';
import type { Pages } from './navigation/fetch-page.ts';
import { createErrorPage } from './navigation/error-page.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { startTabs } from './tabs/start-tabs.ts';
import { askedEarly } from './search/search-asked.ts';
import { startSearch } from './search/start-search.ts';

/**
 * The exports of the late script: everything that can start after the page is shown, and the error
 * screens.
 */
export interface Late {
  readonly start: typeof start;
  readonly createIslandCode: typeof createIslandCode;
  readonly showCrash: typeof showCrash;
  readonly createErrorPage: typeof createErrorPage;
}

/** The objects that the early script passes to the late script. */
interface Early {
  /** The page cache of the navigation. */
  readonly pages: Pages;
  readonly loadIslands: () => Promise<IslandCode>;
  readonly hydrate: HydrateIsland;
}

/**
 * Starts the behaviors that are not needed at once. Each runs in its own task, so that a slow
 * device can handle input in between.
 */
export async function start({ pages, loadIslands, hydrate }: Early): Promise<void> {
  // The next functions handle the events that were recorded until now.
  const events = keptEvents();
  delete window.docsgenEvents;
  startSearch(askedEarly(events));
  startDropdowns(events);
  startSidebarToggle(events);
  // Their modules load in parallel with the following starts.
  const modules = [
    startTabs(events),
    loadFor('table[data-sortable]', SORTABLE_MODULE),
    loadFor('[data-conversation]', CONVERSATION_MODULE),
    startDock(events),
    startForward(),
  ];
  const starts = [
    startNavbarFold,
    startColorLabels,
    startSidebarEntry,
    startDropdownHover,
    startCollapse,
    startHideOnScroll,
    startNavbarEdge,
    startScrollEdges,
    startTocHighlight,
    startCodeTools,
    startBackToTop,
    () => startCopyPage(events),
    () => startVideos(events),
    startAlternateLinks,
    startSidebarBranches,
    startSidebarFolds,
    startDocsVersion,
    startPrintFolds,
    startTooltips,
    startThemeColor,
    () => startPrefetch(pages),
    () => startLanguageHint(events),
  ];
  for (const start of starts) {
    await new Promise((done) => setTimeout(done));
    start();
  }
  prepareIslands(await loadIslands(), hydrate);
  await Promise.all(modules);
}

export { createErrorPage, createIslandCode, showCrash };
