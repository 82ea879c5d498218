import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { ThemeName } from './sample-pages.ts';

/** Connects to the one browser of the run. */
export function connectBrowser(): Promise<Browser> {
  return chromium.connect(inject('browserEndpoint'));
}

interface VisitorOptions {
  readonly width: number;
  /** What the reader chose on an earlier visit. */
  readonly theme?: ThemeName;
  readonly javaScript?: boolean;
}

/** A reader with a clean profile, and what went wrong in any page that was opened. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly problems: readonly string[];
  /** Opens an address of the real site and waits until all of it has come. */
  readonly open: (path: string) => Promise<void>;
}

/** Returns a reader of the real site with a window of a given width. */
export async function startVisit(
  browser: Browser,
  { width, theme, javaScript = true }: VisitorOptions,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: inject('plainSite').origin,
    viewport: { width, height: 800 },
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
  });
  if (theme !== undefined) await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  const problems: string[] = [];
  watch(page, problems);
  const open = async (path: string) => void (await page.goto(path, { waitUntil: 'load' }));
  return { context, page, problems, open };
}

/** An unknown address is answered with 404 on purpose; everything else that a page loads must come. */
function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const isOwnStatus = message.location().url === page.url() && /status of 404/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus)
      problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // What a page had not finished loading when the next one was opened.
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isGivenUp) problems.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isDocument) problems.push(`${response.url()}: ${response.status()}`);
  });
}
