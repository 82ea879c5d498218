import type { Page } from 'playwright-core';

/** Returns the key of a value in the storage of the site that a window shows. */
export function keyOn(page: Page, name: string): Promise<string> {
  return page.evaluate((value) => `${document.documentElement.dataset['storage']}:${value}`, name);
}

/** Returns the key of a value in the storage of the site that a page belongs to. */
export function keyIn(html: string, name: string): string {
  const [, namespace] = /<html[^>]* data-storage="([^"]*)"/.exec(html) ?? [];
  if (namespace === undefined) throw new Error('The page names no storage');
  return `${namespace}:${name}`;
}

/** Returns a stored value of the site that a window shows. */
export async function storedOn(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), await keyOn(page, name));
}

/** Stores a value for the site that a window shows. */
export async function storeOn(page: Page, name: string, value: string): Promise<void> {
  await page.evaluate((entry) => localStorage.setItem(...entry), [await keyOn(page, name), value] as const);
}
