import { expect, it } from 'vitest';
import { shareDevSite } from '../support/dev/dev-site.ts';
import { cover, isSame, openRefused, openWindow, patient, shows } from './dev-window.ts';

const shared = shareDevSite();

it('the style sheet is swapped without a reload; one with a mistake is shown, and the last one stays', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/setup');
  const weight = () => page.locator('.price').evaluate((price) => getComputedStyle(price).fontWeight);
  expect(await weight()).toBe('600');
  site.write('site.css', '.price { font-weight: 300; }\n');
  await expect.poll(weight, patient).toBe('300');
  expect(await isSame(page)).toBe(true);
  site.write('site.css', "@import './none.css';\n.price { font-weight: 200; }\n");
  await cover(page).waitFor();
  await shows(page, 'docs-live .place', 'site.css:1');
  expect(await weight()).toBe('300');
  site.write('site.css', '.price { font-weight: 500; }\n');
  await cover(page).waitFor({ state: 'hidden' });
  await expect.poll(weight, patient).toBe('500');
  expect(await isSame(page)).toBe(true);
});

it('a style sheet that a component imports is loaded with it, and swapped without a reload', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/setup');
  const spacing = () => page.locator('.price').evaluate((price) => getComputedStyle(price).letterSpacing);
  site.write('components/price.css', '.price { letter-spacing: 3px; }\n');
  site.write('components/Price.tsx', `import './price.css';\n${site.read('components/Price.tsx')}`);
  await expect.poll(spacing, patient).toBe('3px');
  site.write('components/price.css', '.price { letter-spacing: 5px; }\n');
  await expect.poll(spacing, patient).toBe('5px');
  expect(await isSame(page)).toBe(true);
});

it('an island, a component and what they import are replaced', async () => {
  const site = shared();
  // The code of an island may be asked for while it is replaced; then it is asked for again.
  const page = await openWindow(site, '/docs/setup', {
    provoked: [/\/assets\/(?:hydrate|Counter)-\w+\.js: 404$/, /status of 404/],
  });
  site.edit('components/format.ts', '${label}: ${count}', '${label} = ${count}');
  const counter = page.getByRole('button', { name: /^Calls/ });
  await shows(page, '.prose button', 'Calls = 0');
  await expect
    .poll(async () => {
      await counter.click();
      return counter.innerText();
    }, patient)
    .toMatch(/Calls = [1-9]/);
  site.edit('components/Price.tsx', 'minutes <Badge', 'minutes of talk <Badge');
  await shows(page, '.price', 'minutes of talk');
  site.write('components/plans.json', '[{ "minutes": 100 }, { "minutes": 4321 }]');
  await shows(page, '.price', '4321');
});

it('a mistake in a component is shown over the pages that use it until it is mended', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/setup');
  // This prefetches the page that is refused.
  const text = await openWindow(site, '/docs/guide/web', { provoked: [/\b500\b/] });
  const price = site.read('components/Price.tsx');
  site.write('components/Price.tsx', price.replace('</p>', '</q>'));
  await cover(page).waitFor();
  await shows(page, 'docs-live .place', 'Price.tsx:8');
  const refused = await openRefused(site, '/docs/setup');
  expect(refused.status).toBe(500);
  await shows(refused.page, 'main .place', 'Price.tsx:8');
  expect(await cover(text).isVisible()).toBe(false);
  site.write('components/Price.tsx', price.replace('minutes <Badge', 'minutes a month <Badge'));
  await cover(page).waitFor({ state: 'hidden' });
  for (const window of [page, refused.page]) await shows(window, '.price', 'minutes a month');
});

it('a component that fails while it is printed is told with its place', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/setup');
  const price = site.read('components/Price.tsx');
  site.write(
    'components/Price.tsx',
    price.replace('return (', "if (plan) throw new Error('No such plan');\n  return ("),
  );
  await cover(page).waitFor();
  await shows(page, 'docs-live .problem', 'No such plan');
  site.write('components/Price.tsx', price);
  await cover(page).waitFor({ state: 'hidden' });
});

it('an island that fails in the browser alone is told on the terminal with its place, and in its own box', async () => {
  const site = shared();
  const page = await openWindow(site, '/docs/setup', { provoked: [/Too many calls/, /status of 404/, /: 404$/] });
  const counter = site
    .read('components/Counter.tsx')
    .replace('return (', "if (count > 0) throw new Error('Too many calls');\n  return (")
    .replace('{format(label, count)}', '{format(label, count)} so far');
  site.write('components/Counter.tsx', counter);
  // A page that is requested at once may still have the previous code.
  await shows(page, '.prose button', 'so far');
  await page.reload();
  await page.getByRole('button', { name: /^Calls/ }).click();
  await page.locator('main docs-island .failure').waitFor();
  await shows(page, 'main docs-island .failure', 'This part of the page crashed.');
  await expect
    .poll(site.output, patient)
    .toContain('The component `<Counter>` has failed in the browser: Too many calls');
  expect(site.output()).toContain('components/Counter.tsx:12:');
});
