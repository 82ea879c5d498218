import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { storageNamespace } from '../../src/config/resolve-additions.ts';
import type { ThemeName } from './sample-pages.ts';
import { borrowContext } from './shared-contexts.ts';

interface VisitorOptions {
  readonly width: number;
  /** The reader's choices on an earlier visit. */
  readonly theme?: ThemeName;
  readonly javaScript?: boolean;
}

/** A reader with a clean profile. The test fails if an error occurs in any opened page. */
export interface Visitor {
  readonly page: Page;
  /** Opens an address of the real site and waits until everything is loaded. */
  readonly open: (path: string) => Promise<void>;
}

/** Namespace of the real site, see `site.config.ts`. */
const namespace = storageNamespace('https://docs.example.com', '/');

/** Returns the storage of a reader of the real site who has chosen a color mode, or none. */
export function withTheme(
  theme: string | undefined,
): Exclude<BrowserContextOptions['storageState'], string | undefined> {
  const { origin } = inject('plainSite');
  return {
    cookies: [],
    origins: theme === undefined ? [] : [{ origin, localStorage: [{ name: `${namespace}:theme`, value: theme }] }],
  };
}

/** Returns a reader of the real site with a window of a given width. */
export async function startVisit({ width, theme, javaScript = true }: VisitorOptions): Promise<Visitor> {
  const context = await borrowContext({
    baseURL: inject('plainSite').origin,
    viewport: { width, height: 800 },
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
    ...(theme === undefined ? {} : { storageState: withTheme(theme) }),
  });
  const page = await context.newPage();
  const open = async (path: string) => void (await page.goto(path, { waitUntil: 'load' }));
  return { page, open };
}
