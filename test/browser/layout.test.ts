import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { runLength } from '../support/run-length.ts';
import { sampleLocales, samplePagesIn } from '../support/sample-pages.ts';
import { startVisit } from '../support/visit.ts';

const desktopFrom = 996;

/**
 * The first width is that of the window when a page is opened, the others it has after. The layouts
 * meet at 996 px. The translations, which differ in the length of their words, are seen where that
 * shows most.
 */
const allVisits = [
  { locale: 'en', theme: 'light', widths: [1280, 996] },
  { locale: 'en', theme: 'light', widths: [390, 995] },
  { locale: 'en', theme: 'dark', widths: [1280, 996, 995, 390] },
  { locale: 'es', theme: 'light', widths: [996, 390] },
  { locale: 'pt', theme: 'dark', widths: [390, 996] },
] as const;
const fewVisits = [
  { locale: 'en', theme: 'light', widths: [1280, 995] },
  { locale: 'es', theme: 'light', widths: [996, 390] },
  { locale: 'pt', theme: 'dark', widths: [390, 996] },
] as const;
const visits = runLength<readonly (typeof allVisits | typeof fewVisits)[number][]>({
  short: fewVisits,
  long: allVisits,
});

it.each(visits)('$locale, $theme, $widths px: shows every kind of page as it should', async (visit) => {
  const { locale, theme, widths } = visit;
  const { prefix = '', lang } = sampleLocales.find((each) => each.locale === locale) ?? {};
  const { page, open } = await startVisit({ width: widths[0], theme });
  for (const { name, path } of samplePagesIn(locale)) {
    await page.setViewportSize({ width: widths[0], height: 800 });
    await open(prefix + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect({ name, width, ...(await look(page)) }).toEqual({
        name,
        width,
        lang,
        theme,
        colorScheme: theme,
        isSideways: false,
        layoutShifts: [],
        isBarInOneRow: true,
        brokenPictures: [],
        hasMenuButton: width < desktopFrom,
        hasNavigation: width >= desktopFrom,
        hasSidebar: width >= desktopFrom && /^(?:\/concepts|\/api|\/blog)/.test(path),
        headings: 1,
      });
    }
  }
});

/** Returns the visible state of a page after a scroll to its end. */
async function look(page: Page) {
  const measured = await page.evaluate(async () => {
    const layoutShifts: string[] = [];
    // A busy machine may draw half a document, in which an icon waits for the text beside it: a few
    // millionths.
    const isFelt = (entry: PerformanceEntry) =>
      Number(Reflect.get(entry, 'value')) > 0.001 && Reflect.get(entry, 'hadRecentInput') !== true;
    const record = (entries: PerformanceEntryList) =>
      layoutShifts.push(...entries.filter(isFelt).map((entry) => JSON.stringify(entry)));
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    scrollTo(0, document.body.scrollHeight);
    // Those of the other color mode are never fetched; those passed by on the way down may not have
    // been.
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await frame();
    await frame();
    record(observer.takeRecords());
    const root = document.documentElement;
    const navigation = document.querySelector('.navbar-nav')?.getBoundingClientRect();
    const brand = document.querySelector('.brand')?.getBoundingClientRect();
    return {
      // On narrow screens the navigation is a drawer.
      isBarInOneRow: innerWidth < 996 || (navigation !== undefined && navigation.left >= (brand?.right ?? Infinity)),
      lang: root.lang,
      theme: root.dataset['theme'],
      colorScheme: getComputedStyle(root).colorScheme,
      isSideways: root.scrollWidth > innerWidth,
      layoutShifts,
      brokenPictures: images.filter((image) => image.naturalWidth === 0).map(({ src }) => src),
    };
  });
  return {
    ...measured,
    hasMenuButton: await page.locator('.menu > summary').isVisible(),
    hasNavigation: await page.locator('.navbar-nav').isVisible(),
    hasSidebar: await page.locator('.sidebar').isVisible(),
    headings: await page.locator('h1:visible').count(),
  };
}
