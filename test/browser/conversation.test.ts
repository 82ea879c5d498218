import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone, stopClock } from './frame.ts';

const { origin } = await serveSmallSite('conversation');

const texts = ['Hello, who is calling?', 'Ann. Is 4:20 free?', 'It is. See you then.'];

/** Opens a page whose conversation has said its first word, and waits for the clock. */
async function openStopped(path: string): Promise<Page> {
  // The conversation is below this window.
  const page = await openPage(origin + path, { viewport: { width: 1300, height: 200 } });
  await page.waitForSelector('[data-conversation=ready]');
  await stopClock(page);
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.waitForFunction(() => CSS.highlights.get('docsgen-now')?.size === 1);
  return page;
}

/** Runs the clock in small steps, because each word starts the timer of the next. */
async function run(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await page.clock.runFor(100);
}

const words = (page: Page, name: 'later' | 'now') =>
  page.evaluate(
    (each) =>
      [...(CSS.highlights.get(`docsgen-${each}`) ?? [])].map((range) =>
        range instanceof Range ? range.toString() : null,
      ),
    name,
  );
const heard = (page: Page) =>
  page
    .locator('.wave-heard')
    .evaluate(
      (wave) => Number(wave.getAttribute('width')) / Number(wave.parentElement?.getAttribute('viewBox')?.split(' ')[2]),
    );
const later = (page: Page) => page.locator('.conversation-action[data-later]').count();
const button = (page: Page) => page.getByRole('button', { name: 'Play the conversation' });
const pressed = (page: Page) => button(page).getAttribute('aria-pressed');

/** Everything is said, and nothing is marked. */
async function expectComplete(page: Page): Promise<void> {
  expect([await words(page, 'later'), await words(page, 'now'), await later(page), await heard(page)]).toEqual([
    [],
    [],
    0,
    1,
  ]);
  expect(await page.locator('[data-words]').allInnerTexts()).toEqual(texts);
}

describe('a conversation', () => {
  it('plays once when it is seen, word by word, and rests complete', async () => {
    const page = await openStopped('/');
    const box = () => page.locator('.hero-panel').boundingBox();
    const before = await box();
    expect(await pressed(page)).toBe('true');
    expect([await words(page, 'now'), await later(page)]).toEqual([['Hello,'], 1]);
    expect(await words(page, 'later')).toEqual(texts.join(' ').split(' ').slice(1));
    const parts: number[] = [];
    while ((await pressed(page)) === 'true') {
      parts.push(await heard(page));
      await run(page, 5);
    }
    expect(parts.length).toBeGreaterThan(5);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    await expectComplete(page);
    expect(await box()).toEqual(before);
    // It does not begin again by itself.
    await run(page, 30);
    await expectComplete(page);
  });

  it('is paused and continued by keys and by the pointer, and begins again after its end', async () => {
    const page = await openStopped('/');
    await run(page, 10);
    await button(page).focus();
    await page.keyboard.press('Space');
    const rest = await words(page, 'later');
    expect([await pressed(page), await words(page, 'now'), rest.length > 0]).toEqual(['false', [], true]);
    await run(page, 30);
    expect(await words(page, 'later')).toEqual(rest);
    await page.keyboard.press('Enter');
    expect([await pressed(page), await words(page, 'now')]).toEqual(['true', rest.slice(0, 1)]);
    await button(page).click();
    expect(await pressed(page)).toBe('false');
    await button(page).click();
    await run(page, 150);
    await expectComplete(page);
    await button(page).click();
    expect(await words(page, 'now')).toEqual(['Hello,']);
  });

  it('has a button of 44 pixels, and is a list of who said what to screen readers', async () => {
    const page = await openPage(`${origin}/`, phone);
    const { width, height } = (await button(page).boundingBox()) ?? {};
    expect([width, height]).toEqual([44, 44]);
    expect(await page.locator('.conversation').ariaSnapshot()).toContain(
      [
        '- list:',
        '    - listitem: "Agent: Hello, who is calling?"',
        '    - listitem: "Ann: Ann. Is 4:20 free?"',
        '    - listitem: Looks at the calendar',
        '    - listitem: "Agent: It is. See you then."',
      ].join('\n'),
    );
    expect(
      await page
        .locator('[data-words]')
        .first()
        .evaluate(({ childNodes }) => childNodes.length),
    ).toBe(1);
  });

  it.each([
    ['under reduced motion', { reducedMotion: 'reduce' }],
    ['in forced colors', { forcedColors: 'active' }],
    ['without scripts', { javaScriptEnabled: false }],
  ] as const)('is complete and still %s', async (_, options) => {
    const page = await openPage(`${origin}/`, options);
    expect(await page.locator('.conversation button').isVisible()).toBe(false);
    if (!('javaScriptEnabled' in options)) await expectComplete(page);
    expect(await page.locator('[data-words]').allInnerTexts()).toEqual(texts);
    expect(await page.getByText('curl https://api.example.com/calls').isVisible()).toBe(true);
  });

  it('runs from right to left where the text does, and nothing is wider than the page', async () => {
    const page = await openPage(`${origin}/ar`, phone);
    expect(await page.locator('.conversation-wave').evaluate((wave) => getComputedStyle(wave).scale)).toBe('-1 1');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('goes by the words of a language without spaces', async () => {
    const page = await openStopped('/alone');
    expect([...(await words(page, 'now')), ...(await words(page, 'later'))].join('')).toBe('你好，请问您是谁？');
    expect((await words(page, 'later')).length).toBeGreaterThan(1);
  });

  it('is loaded by the pages that have one', async () => {
    const page = await openPage(`${origin}/`);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /conversation-\w+\.(?:js|css)/.exec(name)?.[0] ?? []),
    );
    expect(files.map((file) => file.replace(/-\w+/, '')).toSorted()).toEqual(['conversation.css', 'conversation.js']);
  });
});

describe('the features of a landing page', () => {
  it.each([1300, 1000, 700])('fill their rows, however many there are (%d px)', async (width) => {
    const page = await openPage(`${origin}/`, { viewport: { width, height: 800 } });
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const empty = await page.locator('.home-features .cards').evaluate((list, length) => {
        const first = list.firstElementChild?.outerHTML ?? '';
        list.innerHTML = first.repeat(length);
        const area = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth * offsetHeight;
        const cards = [...list.querySelectorAll<HTMLElement>('.card')];
        return list instanceof HTMLElement ? 1 - cards.reduce((sum, card) => sum + area(card), 0) / area(list) : 1;
      }, count);
      // The lines between them are a part of the cards.
      expect(Math.abs(empty), String(count)).toBeLessThan(0.03);
    }
  });
});
