import { expect, it } from 'vitest';
import { walkByTab } from '../support/walk-by-tab.ts';
import { openPage } from './frame.ts';

const visits = [
  { name: 'a long doc', path: '/api/tutorial-basics/markdown-features', widths: [1440, 996, 390] },
  { name: 'a doc', path: '/concepts/app/agents', widths: [1440, 996, 390] },
  { name: 'the list of posts', path: '/blog', widths: [1440, 390] },
  { name: 'the home page', path: '/', widths: [1440, 996, 390] },
  { name: 'results of the search', path: '/search?q=agent', widths: [996, 390] },
].flatMap(({ widths, ...visit }) => widths.map((width) => ({ ...visit, width })));

it.each(visits)('nothing hides the focus on its way through $name and back, at $width px', async ({ path, width }) => {
  const page = await openPage(path, { viewport: { width, height: 700 }, reducedMotion: 'reduce' });
  if (path.includes('?q=')) await page.locator('.search-results .hit').first().waitFor();
  for (const way of ['forward', 'back'] as const) {
    const { stops, faults } = await walkByTab(page, way);
    expect({ way, faults }).toEqual({ way, faults: [] });
    expect(stops).toBeGreaterThan(10);
  }
});
