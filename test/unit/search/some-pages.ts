import type { Excerpt } from '../../../src/shared/search.ts';
import { ask, memoryEngine, type MemoryPage } from '../../support/memory-index.ts';

/** Returns a page with a title, and paragraphs of text or HTML. */
export const page = (href: string, title: string, ...paragraphs: readonly string[]): MemoryPage => ({
  href,
  title,
  html: `<h1>${title}</h1>${paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('')}`,
});

export const pages = [
  page('trunks', 'SIP trunks', 'Connect a carrier.', '<h2 id="tls">Use TLS</h2>', 'Set <code>chan_pjsip</code> up.'),
  page('agents', 'Agents', 'An agent answers calls. Configuration of its voice is on the next page.'),
  page('voices', 'Configure a voice', 'Voices differ in speed.', '<h2 id="speed">Speed</h2>', 'Faster or slower.'),
  page('cache', 'Build cache', 'Pass <code>--no-cache</code> to leave it out, or call sendDigits.'),
  page('menu', 'Menus', '<nav>secret words</nav><p data-search="off">hidden</p><p>shown</p>'),
  page('café', 'Café opening hours', 'Opens at nine.'),
];
export const { engine } = memoryEngine([{ pages }]);
/** Returns which of the pages the engine finds, best first. */
export const found = async (query: string) =>
  (await ask(engine, query)).pages.map(({ href }) => href.replace('/base/', ''));
/** Returns the marked words of an excerpt. */
export const marked = (excerpt: Excerpt) => excerpt.filter((part) => part.marked).map(({ text }) => text);
