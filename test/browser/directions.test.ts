import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone } from './frame.ts';

const { origin } = await serveSmallSite('looks');

it('reads code and addresses from left to right in a text from right to left', async () => {
  const page = await openPage(`${origin}/ar/api/signs`);
  const shown = await page.locator('.prose p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) =>
      [...paragraph.querySelectorAll('code, a')].map((element) => {
        const [text] = element.childNodes;
        const edgeOf = (from: number) => {
          const range = document.createRange();
          range.setStart(text ?? element, from);
          range.setEnd(text ?? element, from + 1);
          return range.getBoundingClientRect().left;
        };
        const { length } = text?.textContent ?? '';
        return { text: text?.textContent, isLeftToRight: edgeOf(0) < edgeOf(length - 1) };
      }),
    ),
  );
  expect(shown).toStrictEqual([
    { text: '/etc/asterisk/', isLeftToRight: true },
    { text: '$HOME/bin', isLeftToRight: true },
    { text: 'https://example.com/docs/', isLeftToRight: true },
    { text: 'الدليل', isLeftToRight: false },
  ]);
});

it('puts the title of code where titles are, and its path from left to right', async () => {
  const page = await openPage(`${origin}/ar/api/signs`);
  const title = page.locator('.code-title').first();
  const [direction, side] = await title.evaluate((element) => {
    const range = document.createRange();
    const [text] = element.childNodes;
    range.setStart(text ?? element, 0);
    range.setEnd(text ?? element, 1);
    const slash = range.getBoundingClientRect();
    range.selectNodeContents(element);
    const whole = range.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return [
      slash.left - whole.left < 2 ? 'ltr' : 'rtl',
      box.right - whole.right < whole.left - box.left ? 'right' : 'left',
    ];
  });
  expect([direction, side]).toStrictEqual(['ltr', 'right']);
});

it('opens the menu at the left in a text from right to left, by keyboard and by touch', async () => {
  const page = await openPage(`${origin}/ar/api/signs`, phone);
  const opener = page.locator('.menu > summary');
  const panel = page.locator('.sidebar');
  const edges = async () => {
    const { x = Number.NaN, width = Number.NaN } = (await panel.boundingBox()) ?? {};
    return [Math.round(x), x + width < 390];
  };
  const isClosed = async () => {
    await expect.poll(() => page.locator('.menu[open]').count()).toBe(0);
  };
  const left = async () => (await opener.boundingBox())?.x;
  const place = await left();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect.poll(edges).toStrictEqual([0, true]);
  expect(await left()).toBe(place);
  // The switch of colors and the way back come before the links.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await isClosed();
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await opener.tap();
  await expect.poll(edges).toStrictEqual([0, true]);
  await page.touchscreen.tap(380, 600);
  await isClosed();
});
