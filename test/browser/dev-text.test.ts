import { expect, it } from 'vitest';
import { shareDevSite } from '../support/dev/dev-site.ts';
import { scroll } from './frame.ts';
import { hides, isSame, openWindow, patient, shows } from './dev-window.ts';

const long = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} is here.`).join('\n\n');
const stateful = `---
title: Stateful
---
import Counter from '@site/components/Counter.tsx';

Before the edit.

<Counter label="Calls" />

<Details summary="A fold">

Folded.

</Details>

<Tabs>
  <TabItem value="one" label="One">First.</TabItem>
  <TabItem value="two" label="Two">Second.</TabItem>
</Tabs>

<label>Name <input id="name" /></label>

${long}

The end.
`;

const shared = shareDevSite({
  files: {
    'content/en/docs/stateful.mdx': stateful,
    'content/en/docs/guide/figure.md': '# Figure\n\n![A dot](../img/dot.svg)\n',
  },
});

it('an edited text is patched: scroll, focus, folds, tabs and islands stay as they are', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/stateful');
  const counter = page.getByRole('button', { name: /^Calls/ });
  await expect
    .poll(async () => {
      await counter.click();
      return counter.innerText();
    }, patient)
    .toMatch(/Calls: [1-9]/);
  const count = await counter.innerText();
  await page.getByText('A fold').click();
  await page.getByRole('tab', { name: 'Two' }).click();
  await page.locator('#name').fill('typed');
  await scroll(page, 300);
  site.edit('content/en/docs/stateful.mdx', 'Before the edit.', 'After the edit.');
  await shows(page, '.prose p', 'After the edit.');
  site.edit('content/en/docs/stateful.mdx', 'The end.', 'The very end.');
  await shows(page, '.prose p', 'The very end.');
  expect(await isSame(page)).toBe(true);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([300, 'name']);
  expect(await page.locator('#name').inputValue()).toBe('typed');
  expect(await page.locator('.prose details').evaluate((fold) => fold.hasAttribute('open'))).toBe(true);
  expect(await page.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected')).toBe('true');
  expect(await counter.innerText()).toBe(count);
  await counter.click();
  expect(await counter.innerText()).not.toBe(count);
});

it('changes in included files are applied: a partial, code, a picture, also on a fallback page', async () => {
  const site = shared();
  const intro = await openWindow(site, '/docs');
  const phone = await openWindow(site, '/es/docs/guide/phone');
  const figure = await openWindow(site, '/docs/guide/figure');

  const partial = site.read('content/en/docs/parts/_shared.md');
  site.write('content/en/docs/parts/_shared.md', `${partial}\nShared by many.\n`);
  await shows(intro, '.prose p', 'Shared by many.');

  site.write('snippets/client.ts', site.read('snippets/client.ts').replace('call(', 'ring('));
  await shows(phone, '.prose pre', 'ring(');

  const before = await figure.locator('.prose img').first().getAttribute('src');
  site.write('content/en/docs/img/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="71" height="53"/>');
  const size = () =>
    figure
      .locator('.prose img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(size, patient).toBe(71);
  expect(await figure.locator('.prose img').first().getAttribute('src')).not.toBe(before);
  for (const page of [intro, phone, figure]) expect(await isSame(page)).toBe(true);
});

it('each language follows its own files', async () => {
  const site = shared();
  const [english, spanish] = [await openWindow(site, '/docs/guide/web'), await openWindow(site, '/es/docs/guide/web')];
  site.write('content/es/docs/guide/web.md', '# Red\n\nSolo en español.\n');
  await shows(spanish, '.prose p', 'Solo en español.');
  expect(await english.locator('.prose', { hasText: 'Solo en español.' }).count()).toBe(0);
  site.edit('content/en/docs/guide/web.md', 'A page can call too.', 'A page can ring too.');
  await shows(english, '.prose p', 'A page can ring too.');
  await hides(spanish, '.prose p', 'A page can ring too.');
  site.remove('content/es/docs/guide/web.md');
  // The page falls back to the source language then.
  await shows(spanish, '.prose p', 'A page can ring too.');
});
