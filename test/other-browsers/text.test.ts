import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import type { BrowserWindow } from './browser.ts';
import { isShown, load, open, textOf } from './frame.ts';

const tabs = await serveSmallSite('tabs');
const mdx = await serveSmallSite('mdx');

const features = '/api/tutorial-basics/markdown-features';

it('tabs of a group change together, and stay so on the next visit', async () => {
  const window = await open(`${tabs.origin}/docs/intro`);
  const selected = async () => [
    await textOf(window, '#first [aria-selected=true]'),
    await textOf(window, '#second [aria-selected=true]'),
  ];
  expect(await selected()).toEqual(['macOS', 'macOS']);
  await window.click('#second [role=tab]:not([aria-selected=true])');
  expect(await selected()).toEqual(['Windows', 'Windows']);
  const shown = () =>
    window.evaluate(() =>
      [...document.querySelectorAll('.tab-panel > :not(.tab-label)')]
        .filter((part) => part.checkVisibility())
        .map(({ textContent }) => textContent),
    );
  expect(await shown()).toEqual(expect.arrayContaining(['Run the installer.', 'Second for Windows.']));
  expect(await shown()).not.toContain('Second for macOS.');
  await load(window, `${tabs.origin}/docs/intro`);
  expect(await selected()).toEqual(['Windows', 'Windows']);
});

it('the button of a code block copies its code', async () => {
  const window = await open(`${tabs.origin}/docs/code`);
  await window.click('.code [data-tool=copy]');
  await expect.poll(() => isShown(window, '.code .copied')).toBe(true);
  await window.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<textarea id="pasted"></textarea>');
    document.getElementById('pasted')?.focus();
  });
  await window.press('Control', 'v');
  const pasted = () => window.evaluate(() => document.querySelector<HTMLTextAreaElement>('#pasted')?.value);
  await expect
    .poll(pasted)
    .toBe(
      [
        "import { connect } from './voice.ts';",
        'const call = await connect(process.env.NUMBER);',
        '',
        'await call.answer({ record: true });',
        '// It rings for as long as the caller likes.',
        "call.transfre('sales');",
        'call.hold();',
        'call.hangUp();',
      ].join('\n'),
    );
});

it('an island is hydrated by the click that it then handles', async () => {
  const window = await open(`${mdx.origin}/docs/components`);
  const button = '.counter > button';
  expect(await textOf(window, button)).toBe('Calls: 2');
  await window.click(button);
  await expect.poll(() => textOf(window, button)).toBe('Calls: 3');
  await window.click(button);
  await expect.poll(() => textOf(window, button)).toBe('Calls: 4');
  expect(await textOf(window, '.counter p')).toBe('Some static text with a link and new.');
});

describe('a fold', () => {
  /** Returns, for each fold of the text, whether all of what it contains is shown. */
  const shown = (window: BrowserWindow) =>
    window.evaluate(() =>
      [...document.querySelectorAll('.prose details')].map((fold) =>
        [...fold.querySelectorAll(':scope > :not(summary)')].every((part) => part.checkVisibility()),
      ),
    );

  it('opens and closes by a click', async () => {
    const window = await open(features);
    const [first] = await shown(window);
    expect(first).toBe(false);
    for (const isOpen of [true, false]) {
      await window.click('.prose details > summary');
      await expect.poll(async () => (await shown(window))[0]).toBe(isOpen);
      const isMoving = () => (document.querySelector('.prose details')?.getAnimations().length ?? 0) > 0;
      await expect.poll(() => window.evaluate(isMoving)).toBe(false);
    }
  });

  it('is open on paper, and only there', async () => {
    const window = await open(features);
    const before = await shown(window);
    expect(before).toContain(false);
    await window.evaluate(applyPrintRules);
    expect(await shown(window)).toEqual(before.map(() => true));
  });
});

/**
 * Makes a page look as it does on paper: by the rules for paper, and by what scripts do before
 * they print. No protocol of these browsers can choose the medium.
 */
function applyPrintRules(): void {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (media.mediaText === 'print') media.mediaText = 'all';
        else if (media.mediaText === 'screen') media.mediaText = 'not all';
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) visit(cssRules);
  dispatchEvent(new Event('beforeprint'));
}
