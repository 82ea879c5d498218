import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';

const { origin } = await serveSmallSite('tabs');

const open = () => openPage(`${origin}/docs/code`, { permissions: ['clipboard-read', 'clipboard-write'] });

async function copied(page: Page, index: number): Promise<string> {
  const block = page.locator('.code').nth(index);
  await block.hover();
  await block.locator('[data-tool=copy]').click();
  await expect.poll(() => block.locator('.copied').count()).toBe(1);
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Returns the text that a browser copies if everything in a block is selected. */
function selection(page: Page, index: number): Promise<string> {
  return page
    .locator('.code pre')
    .nth(index)
    .evaluate((pre) => {
      getSelection()?.selectAllChildren(pre);
      return String(getSelection());
    });
}

describe('the copy of a block', () => {
  it('has no line numbers, no signs and no removed lines', async () => {
    const page = await open();
    const text = await copied(page, 0);
    expect(text.split('\n')).toEqual([
      "import { connect } from './voice.ts';",
      'const call = await connect(process.env.NUMBER);',
      '',
      'await call.answer({ record: true });',
      '// It rings for as long as the caller likes.',
      "call.transfre('sales');",
      'call.hold();',
      'call.hangUp();',
    ]);
    expect(await copied(page, 2)).toBe('{\n  "version": "1.1.0"\n}');
  });

  it('has the commands of a terminal, without prompts and without what they print', async () => {
    expect(await copied(await open(), 3)).toBe('npm install docsgen\nnpx docsgen build');
  });

  it('has the folded lines and no notes', async () => {
    const page = await open();
    const block = page.locator('.code:has(.line-note)');
    expect(await block.locator('[data-rest]').first().isVisible()).toBe(false);
    await block.hover();
    await block.locator('[data-tool=copy]').click();
    await expect.poll(() => block.locator('.copied').count()).toBe(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ring();\ntalk();\nhangUp();');
  });

  it('keeps empty lines', async () => {
    expect(await copied(await open(), 6)).toBe('\nprint("empty lines above")\n');
  });
});

it('a folded block opens by keyboard, without scripts, and is printed whole', async () => {
  const page = await openPage(`${origin}/docs/code`, { javaScriptEnabled: false });
  const hidden = page.locator('[data-rest]').first();
  await page.locator('.code-rest > summary').focus();
  await page.keyboard.press('Enter');
  expect(await hidden.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await hidden.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden.isVisible()).toBe(true);
  expect(await page.locator('.code-rest').isVisible()).toBe(false);
});

it('a selection has no line numbers and no signs, and one line break per line', async () => {
  const page = await open();
  const lines = (await selection(page, 0)).trim().split('\n');
  expect(lines).toHaveLength(9);
  expect(lines.slice(2, 5)).toEqual(['', 'await call.answer({ record: true });', 'await call.accept();']);
  expect(await selection(page, 3)).not.toContain('$');
});

it('lines out of focus are dimmed until the pointer is over the block', async () => {
  const page = await open();
  const color = () =>
    page
      .locator('.has-focus .line:not(.focused) span')
      .first()
      .evaluate((span) => getComputedStyle(span).color);
  await page.mouse.move(0, 0);
  const faint = await color();
  await page.locator('.code:has(.has-focus)').hover();
  await expect.poll(color).not.toBe(faint);
});

it('the button for wrapping shows the state that the writer has set', async () => {
  const page = await open();
  const block = page.locator('.code').nth(4);
  const isWrapped = () => block.evaluate((element) => element.classList.contains('wrapped'));
  expect(await isWrapped()).toBe(true);
  const button = block.locator('[data-tool=wrap]');
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await block.hover();
  await button.click();
  expect(await isWrapped()).toBe(false);
  expect(await button.getAttribute('aria-pressed')).toBe('false');
});

it('on touch screens the buttons have their own row, are large enough for a finger, and cover nothing', async () => {
  const options = { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } };
  const page = await openPage('/api/tutorial-basics/markdown-features', options);
  const blocks = await page.locator('.code:has(pre)').evaluateAll((all) =>
    all
      .filter((block) => block.checkVisibility())
      .map((block) => {
        const boxOf = (selector: string) => block.querySelector(selector)?.getBoundingClientRect();
        const [tools, code] = [boxOf('.code-tools'), boxOf('code')];
        const buttons = [...block.querySelectorAll('.code-tools button')].map((each) => each.getBoundingClientRect());
        const title = document.createRange();
        title.selectNodeContents(block.querySelector('.code-title') ?? document.createElement('p'));
        return {
          coversCode: !tools || !code || tools.bottom > code.top,
          coversTitle: tools !== undefined && title.getBoundingClientRect().right > tools.left,
          smallest: Math.min(
            ...buttons.filter(({ width }) => width > 0).flatMap(({ width, height }) => [width, height]),
          ),
        };
      }),
  );
  expect(blocks.length).toBeGreaterThan(20);
  expect(blocks.filter(({ coversCode, coversTitle, smallest }) => coversCode || coversTitle || smallest < 44)).toEqual(
    [],
  );
});

it('on touch screens the row of the buttons exists before they are loaded, so that nothing moves', async () => {
  const options = {
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  } as const;
  const page = await openPage('/api/tutorial-basics/markdown-features', options);
  const heights = () => page.locator('.code').evaluateAll((all) => all.map((block) => block.clientHeight));
  const withTools = await heights();
  await page
    .locator('.code')
    .evaluateAll((all) => all.forEach((block) => block.querySelector('.code-tools')?.remove()));
  expect(await heights()).toEqual(withTools);
});
