import { describe, expect, it } from 'vitest';
import {
  agents,
  answer,
  arrived,
  ask,
  chosen,
  dialog,
  field,
  isSame,
  lastAsked,
  openBox,
  openOn,
  options,
  path,
  state,
  titles,
} from './search-page.ts';
import { storeOn } from '../support/stored.ts';

describe('a result', () => {
  it('is in a group, with the sections of its page below it and the words marked', async () => {
    const page = await openBox();
    await ask(page, 'agent');
    const groups = page.getByRole('listbox', { name: 'Results' }).getByRole('group');
    expect(await groups.count()).toBe(2);
    expect(await page.getByRole('group', { name: 'Documentation' }).getByRole('option').count()).toBe(2);
    expect(await page.getByRole('group', { name: 'Blog' }).getByRole('option').count()).toBe(1);
    expect(await titles(page)).toEqual(['Agents', 'Voices', 'Agents are here: agent']);
    expect(await options(page).first().innerText()).toBe(
      'Guide › App › 2.0\nAgents\nAn agent answers the telephone & speaks <b>freely</b>.',
    );
    expect(await page.locator('.search-dialog mark').allInnerTexts()).toEqual(['agent', 'agent']);
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.search-all').isVisible()).toBe(false);
  });

  it('is requested from the engine with the number of pages, the version of the docs and the scope', async () => {
    const page = await openBox('/docs/1.0');
    await ask(page, 'agent');
    const address = new URL('/assets/search/en/index.json', page.url()).href;
    expect(await lastAsked(page)).toEqual({ query: 'agent', limit: 5, versions: { docs: '1.0' }, address });
  });

  it('is first from the version that the reader has chosen, on pages outside the docs', async () => {
    const page = await openBox('/about');
    await ask(page, 'agent');
    expect(await lastAsked(page)).toMatchObject({ versions: {} });
    await page.keyboard.press('Escape');
    await storeOn(page, 'version.docs', '1.0');
    await openOn(page);
    await ask(page, 'agents');
    expect(await lastAsked(page)).toMatchObject({ versions: { docs: '1.0' } });
  });

  it('is announced to screen readers', async () => {
    const page = await openBox();
    const said = page.locator('.search-status');
    await ask(page, 'agent');
    await expect.poll(() => said.innerText()).toBe('2 pages found');
    await ask(page, 'nothing');
    await expect.poll(() => said.innerText()).toContain('Nothing found for “nothing”');
  });

  it('keeps the language of a text in another one', async () => {
    const page = await openBox();
    await ask(page, 'many');
    expect(await options(page).first().getAttribute('lang')).toBe('es');
  });

  it('is one of the first five, and a link goes to all of them', async () => {
    const page = await openBox();
    await ask(page, 'many');
    expect(await options(page).count()).toBe(5);
    const all = page.getByRole('link', { name: 'See all results (30)' });
    await all.click();
    await arrived(page, '/search?q=many');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await isSame(page)).toBe(true);
  });
});

describe('the keys', () => {
  it('move in the list and around it, while the field keeps the focus', async () => {
    const page = await openBox();
    await ask(page, 'agent');
    expect(await chosen(page)).toBe('Agents');
    const press = async (key: string) => {
      await page.keyboard.press(key);
      return chosen(page);
    };
    expect(await press('ArrowDown')).toBe('Voices');
    expect(await press('End')).toBe('Agents are here: agent');
    expect(await press('ArrowDown')).toBe('Agents');
    expect(await press('ArrowUp')).toBe('Agents are here: agent');
    expect(await press('Home')).toBe('Agents');
    expect(await page.locator('.search-dialog [aria-selected=true]').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });

  it('Home and End move in the text until the reader has moved in the list', async () => {
    const page = await openBox();
    await ask(page, 'agent');
    await page.keyboard.press('Home');
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    expect(await chosen(page)).toBe('Agents');
  });

  it('bring what they choose into view', async () => {
    const page = await openBox('/docs', { viewport: { width: 1280, height: 420 } });
    await ask(page, 'many');
    await page.keyboard.press('ArrowUp');
    expect(await chosen(page)).toBe('More 4');
    const isIn = await options(page)
      .last()
      .evaluate((option) => {
        const body = option.closest('.search-body')?.getBoundingClientRect();
        const { top, bottom } = option.getBoundingClientRect();
        return body !== undefined && top >= body.top && bottom <= body.bottom;
      });
    expect(isIn).toBe(true);
  });

  it('Enter opens the page in place, with the focus in its text', async () => {
    const page = await openBox();
    await ask(page, 'agent');
    await page.keyboard.press('Enter');
    await arrived(page, agents);
    expect(await dialog(page).count()).toBe(0);
    expect(await isSame(page)).toBe(true);
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  it('Enter opens a section of the page that shows', async () => {
    const page = await openBox(agents);
    await ask(page, 'agent');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await arrived(page, `${agents}#voices`);
    expect(await dialog(page).count()).toBe(0);
  });

  it('Control-Enter opens a new tab and leaves the box as it is', async () => {
    const page = await openBox();
    await ask(page, 'agent');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const other = await opened;
    await other.waitForURL(`**${agents}`);
    expect(await dialog(page).count()).toBe(1);
    expect(await path(page)).toBe('/docs');
  });

  it('Enter before there are results leads to the page with them', async () => {
    const page = await openBox();
    await ask(page, 'agent');
    await field(page).fill('wait-enter');
    await page.keyboard.press('Enter');
    await arrived(page, '/search?q=wait-enter');
  });

  it('Enter in an empty field does nothing', async () => {
    const page = await openBox();
    await page.keyboard.press('Enter');
    expect(await dialog(page).count()).toBe(1);
    expect(await path(page)).toBe('/docs');
  });

  it('that compose a character are left alone', async () => {
    const page = await openBox();
    await ask(page, 'agent');
    const isTaken = await field(page).evaluate((input) =>
      ['ArrowDown', 'Escape'].map(
        (key) =>
          !input.dispatchEvent(
            new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
          ),
      ),
    );
    expect(isTaken).toEqual([false, false]);
    expect(await dialog(page).count()).toBe(1);
  });
});

describe('a pointer', () => {
  it('chooses what it moves over, and opens what it presses', async () => {
    const page = await openBox();
    await ask(page, 'agent');
    await options(page).nth(2).hover();
    expect(await chosen(page)).toBe('Agents are here: agent');
    await options(page).nth(1).click();
    await arrived(page, `${agents}#voices`);
    expect(await isSame(page)).toBe(true);
  });

  it('empties the field by its button', async () => {
    const page = await openBox();
    expect(await page.getByRole('button', { name: 'Clear' }).isVisible()).toBe(false);
    await ask(page, 'agent');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await field(page).inputValue()).toBe('');
    await expect.poll(() => titles(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });
});

describe('a slow engine', () => {
  it('shows that it is loading', async () => {
    const page = await openBox();
    await field(page).fill('wait');
    await expect.poll(() => state(page).innerText()).toBe('Searching…');
    await answer(page, 'wait');
    await expect.poll(() => titles(page)).toContain('Agents');
    expect(await state(page).count()).toBe(0);
  });

  it('answers the last query, whichever answer is ready first', async () => {
    const page = await openBox();
    for (const query of ['wait-1', 'wait-2']) {
      await field(page).fill(query);
      await expect.poll(() => lastAsked(page)).toMatchObject({ query });
    }
    await answer(page, 'wait-2');
    await expect.poll(() => titles(page)).toContain('Agents are here: wait-2');
    await answer(page, 'wait-1');
    // The signal of the first search is aborted.
    await page.waitForFunction(() => Reflect.get(window, 'ended') === true);
    expect(await titles(page)).toContain('Agents are here: wait-2');
  });

  it('keeps the previous results visible', async () => {
    const page = await openBox();
    await ask(page, 'agent');
    await field(page).fill('wait');
    await page.locator('.search-dialog[data-loading]').waitFor();
    expect(await titles(page)).toContain('Agents are here: agent');
  });
});

describe('without results', () => {
  it('similar spellings are offered, and a click searches for them', async () => {
    const page = await openBox();
    await ask(page, 'agnet');
    expect(await state(page).innerText()).toContain('Nothing found for “agnet”');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await page.getByRole('button', { name: 'agents' }).click();
    await expect.poll(() => titles(page)).toContain('Agents');
    expect(await field(page).inputValue()).toBe('agents');
  });

  it('because the index cannot be loaded, the reader can try again', async () => {
    const page = await openBox();
    await ask(page, 'break');
    expect(await state(page).innerText()).toContain('The search could not be loaded');
    await page.evaluate(() => Reflect.set(window, 'mended', true));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => titles(page)).toContain('Agents');
  });

  it('the empty box explains itself', async () => {
    const page = await openBox();
    expect(await state(page).innerText()).toBe('Find pages, sections and code by the words in them.');
    await page.keyboard.press('Escape');
    await openOn(page);
    expect(await state(page).count()).toBe(1);
  });
});
