import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'browser');

/**
 * What the specification says about the browser, sentence by sentence: its section 4, and what
 * readers meet of section 8.
 */
const sentences = [
  'spec 4: Color mode: light or dark, default light, persisted in local storage; the switch is enabled.',
  "spec 4: Its label reads: 'Switch between dark and light mode (currently dark mode or light mode)'.",
  'spec 4: Navbar: visible or hidden according to scroll direction (when enabled).',
  'spec 4: Mobile sidebar: open or closed; its secondary menu shown or hidden.',
  'spec 4: Dropdowns: open or closed; close on outside click, touch or focus.',
  "spec 4: Announcement bar: active or dismissed. Dismissal is kept in local storage (one key for the dismissal, one for the bar id) and is reset when the bar's id changes.",
  'spec 4: Collapsible panels: collapsed or expanded; the animation duration depends on panel height, is 1 ms if reduced motion is preferred, easing ease-in-out.',
  'spec 4: Locale switch keeps the current search and hash of the address.',
  "spec 4: Error boundary: shows the crash page until 'Try again' clears the error.",
  'spec 4: Progress bar: starts 200 ms after a route change and finishes when the route has updated.',
  'spec 4: Route preload failure: the page reloads.',
  'spec 4: Chosen docs version is persisted in local storage.',
  'spec 4: A lazy-loader defaults to a 200 ms delay.',
  "spec 8: Page crashes: 'This page crashed.' with chained messages and 'Try again'",
  'spec 8: Route chunk fails to load: Error text with Retry button; route preload failure reloads the page',
  "spec 8: Unknown path: Not-found page ('Página No Encontrada', 'No pudimos encontrar lo que buscaba')",
  "spec 8: Page failed (Spanish): 'Esta página ha fallado', 'Intente de nuevo'",
  "spec 8: Copy of code: Confirmation 'Copiado'",
];

it('every sentence of the specification about the browser names a test in Chromium', () => {
  const tests = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(sentences.filter((sentence) => !tests.some((source) => source.includes(sentence)))).toEqual([]);
});

/**
 * Two more of section 8, which no reader meets: who builds the site does. Each names a test that
 * needs no browser.
 */
const buildErrors = [
  {
    sentence: 'spec 8: Category page without a sidebar category: Error',
    file: 'unit/collections/docs/page-props/category-main.test.ts',
  },
  { sentence: 'spec 8: Missing docs plugin or context: Developer error', file: 'unit/theme/docs-context.test.tsx' },
];

it.each(buildErrors)('$sentence: names a test', ({ sentence, file }) => {
  expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(sentence);
});
