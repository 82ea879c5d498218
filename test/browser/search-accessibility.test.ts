import { describe, expect, it } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { phone } from './frame.ts';
import { ask, dialog, openBox, openOn, options } from './search-page.ts';
import { storeOn } from '../support/stored.ts';

const visits = [
  { name: 'a desk', theme: 'light', window: { viewport: { width: 1300, height: 800 } } },
  { name: 'a phone', theme: 'dark', window: phone },
];

describe.each(visits)('axe finds no problem on $name in $theme', ({ theme, window }) => {
  /** Opens the box of a reader who has searched before. */
  const openFor = async (path = '/docs') => {
    const page = await openBox(path, window);
    await page.keyboard.press('Escape');
    await page.evaluate((mode) => (document.documentElement.dataset['theme'] = mode), theme);
    await storeOn(page, 'search.recent', '["agent"]');
    await openOn(page);
    return page;
  };

  it('with the box open: recent searches, results, nothing, an error', async () => {
    const page = await openFor();
    expect(await findFaults(page)).toEqual([]);
    for (const query of ['agent', 'many', 'nothing', 'break']) {
      await ask(page, query);
      expect(await findFaults(page), query).toEqual([]);
    }
  });

  it('on the page with results, and on a page whose words are marked', async () => {
    const page = await openFor('/search');
    await page.keyboard.press('Escape');
    expect(await findFaults(page)).toEqual([]);
    for (const query of ['many', 'nothing']) {
      await page.locator('.search-page input').fill(query);
      await page.locator('.search-results :is(.hit, .search-state-title)').first().waitFor();
      expect(await findFaults(page), query).toEqual([]);
    }
  });
});

describe('on a phone', () => {
  it('touch targets are large enough', async () => {
    const page = await openBox('/docs', phone);
    await ask(page, 'many');
    const touched = [...(await options(page).all()), ...(await dialog(page).getByRole('button').all())];
    for (const one of touched) {
      const box = await one.boundingBox();
      expect(box?.height, await one.innerText()).toBeGreaterThanOrEqual(44);
      expect(box?.width, await one.innerText()).toBeGreaterThanOrEqual(44);
    }
  });

  it.each(['/docs', '/ar/docs'])('nothing scrolls sideways, at %s', async (path) => {
    const page = await openBox(path, phone);
    for (const query of ['agent', `nothing${'x'.repeat(80)}`]) {
      await ask(page, query);
      const widths = await dialog(page).evaluate((box) =>
        // Typed text scrolls in its field.
        [box, ...box.querySelectorAll('*:not(input, .visually-hidden)')].map((one) => one.scrollWidth),
      );
      expect(Math.max(...widths)).toBeLessThanOrEqual(390);
    }
  });
});

it('nothing of the page moves when the box opens', async () => {
  const page = await openBox('/docs/app/agents', { viewport: { width: 1300, height: 300 } });
  await page.keyboard.press('Escape');
  const places = () =>
    page.evaluate(() =>
      ['.brand', 'main h1', '.search-opener.when-wide, li > .search-opener'].map((selector) => {
        const { x, y } = document.querySelector(selector)?.getBoundingClientRect() ?? { x: 0, y: 0 };
        return [x, y];
      }),
    );
  const before = await places();
  await openOn(page);
  expect(await places()).toEqual(before);
});

it('the box is on the right side of a page that is written from right to left', async () => {
  const page = await openBox('/ar/docs');
  await ask(page, 'agent');
  const icon = await dialog(page).locator('.hit .icon').first().boundingBox();
  const title = await dialog(page).locator('.hit-title').first().boundingBox();
  expect(icon && title && icon.x > title.x).toBe(true);
});
