import type { BrowserContext, BrowserContextOptions, CDPSession } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { browser } from './browser.ts';
import { reportViolations, watch } from './watch.ts';

/** A context of the browser that one test after the other uses, each with pages of its own. */
interface SharedContext {
  readonly options: string;
  readonly context: BrowserContext;
  /** Of a page that stays open, so that the process of the pages does. */
  readonly session: CDPSession;
  /** Where its pages may have stored something. */
  readonly origins: Set<string>;
}

const mostIdle = 6;
const idle: SharedContext[] = [];
const discarded = new WeakSet<BrowserContext>();

/** Keeps a context from other tests, because this one has changed what stays with it. */
export function discard(context: BrowserContext): void {
  discarded.add(context);
}

/**
 * Returns a context with the given options for one test, which is watched. It is like a new one,
 * but for the cache of what was loaded: a new one costs as much as the loading of a page.
 */
export async function borrowContext(
  options: BrowserContextOptions,
  provoked?: readonly RegExp[],
): Promise<BrowserContext> {
  // What is stored from the beginning is there once.
  if (options.storageState !== undefined) {
    const context = await openContext(options);
    watch(context, { provoked, leave: () => context.close() });
    return context;
  }
  const key = JSON.stringify(options);
  const index = idle.findIndex((shared) => shared.options === key);
  const shared = idle.splice(index, index < 0 ? 0 : 1)[0] ?? (await openShared(options, key));
  const { context } = shared;
  watch(context, { provoked, leave: () => (discarded.has(context) ? context.close() : giveBack(shared)) });
  // This is called before the above.
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') discard(context);
  });
  return context;
}

async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(reportViolations);
  // A reader of whom a test says nothing reads every language, so no page names another.
  if (options.locale === undefined) await context.addInitScript(readEveryLanguage);
  return context;
}

function readEveryLanguage(): void {
  Object.defineProperty(navigator, 'languages', { configurable: true, get: () => [document.documentElement.lang] });
}

async function openShared(options: BrowserContextOptions, key: string): Promise<SharedContext> {
  const context = await openContext(options);
  const keeper = await context.newPage();
  await keeper.goto(`${inject('plainSite').origin}/img/logo.svg`);
  const origins = new Set<string>();
  context.on('response', (response) => {
    if (response.request().isNavigationRequest()) origins.add(new URL(response.url()).origin);
  });
  return { options: key, context, session: await context.newCDPSession(keeper), origins };
}

/** Closes the pages of a test and forgets what they have stored. */
async function giveBack(shared: SharedContext): Promise<void> {
  const { context, session, origins } = shared;
  const [, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await context.setOffline(false);
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  origins.clear();
  idle.unshift(shared);
  await idle.splice(mostIdle)[0]?.context.close();
}
