import { startBackToTop } from './behaviours/back-to-top.ts';
import { startCodeTools } from './behaviours/code-tools.ts';
import { startCollapse } from './behaviours/collapse.ts';
import { startDocsVersion } from './behaviours/docs-version.ts';
import { startHideOnScroll } from './behaviours/hide-on-scroll.ts';
import { startLocaleLinks } from './behaviours/locale-links.ts';
import { startTocHighlight } from './behaviours/toc-highlight.ts';
import { startTabs } from './tabs/start-tabs.ts';

// What may come once the page stands.
startHideOnScroll();
startTocHighlight();
startCodeTools();
startCollapse();
startBackToTop();
startLocaleLinks();
startDocsVersion();
await startTabs();
