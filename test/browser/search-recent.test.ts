import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isReady, openEmpty } from './frame.ts';
import { agents, arrived, ask, chosen, dialog, field, openBox, openOn, origin, state, titles } from './search-page.ts';
import { storedOn, storeOn } from '../support/stored.ts';

/** Searches, opens the first result, and opens the box again. */
async function searchFor(page: Page, query: string): Promise<void> {
  await ask(page, query);
  await page.keyboard.press('Enter');
  await arrived(page, agents);
  await dialog(page).waitFor({ state: 'detached' });
  await openOn(page);
}

const kept = (page: Page) => storedOn(page, 'search.recent');

describe('recent searches', () => {
  it('are those with a chosen result, the latest first, each once', async () => {
    const page = await openBox();
    for (const query of ['agent one', 'agent two', 'agent ONE']) await searchFor(page, query);
    expect(await titles(page)).toEqual(['agent ONE', 'agent two']);
    expect(await kept(page)).toBe('["agent ONE","agent two"]');
    await ask(page, 'agent three');
    await page.keyboard.press('Escape');
    await openOn(page);
    expect(await titles(page)).toEqual(['agent ONE', 'agent two']);
    expect(await page.getByRole('group', { name: 'Recent searches' }).count()).toBe(1);
  });

  it('are no more than five', async () => {
    const page = await openBox();
    for (let count = 1; count <= 6; count += 1) await searchFor(page, `agent ${count}`);
    expect(await titles(page)).toEqual([6, 5, 4, 3, 2].map((count) => `agent ${count}`));
  });

  it('can be repeated by a key or a click', async () => {
    const page = await openBox();
    await searchFor(page, 'agent one');
    expect(await chosen(page)).toBeNull();
    await page.keyboard.press('ArrowDown');
    expect(await chosen(page)).toBe('agent one');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toContain('Agents are here: agent one');
    expect(await field(page).inputValue()).toBe('agent one');
  });

  it('can be forgotten one by one', async () => {
    const page = await openBox();
    for (const query of ['agent one', 'agent two']) await searchFor(page, query);
    await page.getByRole('button', { name: 'Remove “agent two” from recent searches' }).click();
    expect(await titles(page)).toEqual(['agent one']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await titles(page)).toEqual([]);
    expect(await state(page).count()).toBe(1);
    expect(await kept(page)).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });

  it.each(['{}', 'no JSON', '[1, "agent"]'])('ignore data of other scripts: %s', async (text) => {
    const page = await openBox();
    await page.keyboard.press('Escape');
    await storeOn(page, 'search.recent', text);
    await openOn(page);
    expect(await titles(page)).toEqual(text.includes('agent') ? ['agent'] : []);
  });

  it('are none where storage is blocked, and the box works', async () => {
    const page = await openEmpty({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto(`${origin}/docs`);
    await isReady(page);
    await openOn(page);
    await searchFor(page, 'agent');
    expect(await titles(page)).toEqual([]);
  });
});
