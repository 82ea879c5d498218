import type { Page } from 'playwright-core';

/**
 * Lets no request come through that matches, until the returned function is called. A script that
 * has failed goes on failing under its address until the page is left: so do browsers that keep
 * failed modules, and all are held to it here.
 */
export async function failCode(page: Page, pattern: RegExp): Promise<() => void> {
  const dead = new Set<string>();
  let isDown = true;
  await page.route(pattern, (route) => {
    const request = route.request();
    const isScript = request.resourceType() === 'script';
    if (isDown && isScript) dead.add(request.url());
    return isDown || (isScript && dead.has(request.url())) ? route.abort() : route.fallback();
  });
  page.on('framenavigated', () => dead.clear());
  return () => {
    isDown = false;
  };
}
