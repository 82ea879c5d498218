import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DevSession } from '../../src/dev/session/dev-session.ts';
import { answerPage, changeFile } from '../support/dev/edited-session.ts';
import { openFileSession } from '../support/dev/open-test-session.ts';
import { openEditedSite, type EditedSite } from '../support/edits/edited-site.ts';
import { copySite } from '../support/small-site.ts';

let site: EditedSite;
let session: DevSession;
let close: () => Promise<void>;
beforeAll(async () => {
  site = openEditedSite(copySite('overrides'));
  ({ session, close } = await openFileSession(site.root));
});
afterAll(async () => {
  await close();
  await rm(site.root, { recursive: true, force: true });
});

const footer = 'theme/Footer.tsx';
const slot = 'theme/slots/AfterFooter.tsx';

const change = (file: string, text: string | null) => changeFile({ site, session }, file, text);
const page = () => answerPage(session, '/docs/intro');

test('an override that is edited, added or removed shows', async () => {
  const source = site.read(footer);
  expect((await page()).html).toContain('Imprint');
  expect(await change(footer, source.replace('Imprint', 'Contact'))).toBe('scripts');
  expect((await page()).html).toContain('Contact');
  expect(await change('theme/parts/version.ts', "export const version = '9.9';\n")).toBe('scripts');
  expect((await page()).html).toContain('9.9');

  expect(await change(footer, null)).toBe('scripts');
  expect((await page()).html).not.toContain('own-footer');
  expect(await change(footer, source)).toBe('scripts');
  expect((await page()).html).toContain('own-footer');

  const filled = site.read(slot);
  expect(await change(slot, null)).toBe('scripts');
  expect((await page()).html).not.toContain('slot-AfterFooter');
  expect(await change(slot, filled)).toBe('scripts');
  expect((await page()).html).toContain('slot-AfterFooter');
});

test('a mistake is shown with its place over the last good page', async () => {
  const source = site.read(footer);
  await change(footer, `${source}\nconst = 1;\n`);
  const { html, notes } = await page();
  expect(html).toContain('own-footer');
  expect(notes.overlay).toMatchObject([{ code: 'invalid-module', file: footer, line: source.split('\n').length + 1 }]);
  expect((await session.check()).problems).toContainEqual(expect.objectContaining({ file: footer }));
  await change('theme/Foter.tsx', 'export default () => null;\n');
  await change(footer, source);
  expect((await page()).notes.overlay).toMatchObject([{ code: 'unknown-override', file: 'theme/Foter.tsx' }]);
  await change('theme/Foter.tsx', null);
  expect((await page()).notes.overlay).toStrictEqual([]);
});

// Vitest moves the code of modules: `bad/overrides-throws` has the place.
test('a component that fails is a problem of the page', async () => {
  const source = site.read(slot);
  await change(slot, source.replace('return <p', 'return <p title={window.name}'));
  expect(await session.answer('/docs/intro')).toMatchObject({
    type: 'refused',
    problems: [{ code: 'missing-browser' }],
  });
  await change(slot, source);
  expect((await page()).html).toContain('slot-AfterFooter');
});

test('another element of all pages is compiled anew', async () => {
  const file = 'theme/mdx-components.tsx';
  const source = site.read(file);
  expect((await page()).html).toContain('<strong>now</strong>');
  expect(await change(file, source.replace('kbd: Kbd', "kbd: Kbd, strong: 'mark'"))).toBe('configuration');
  expect((await page()).html).toContain('<mark>now</mark>');
  await change(file, source);
  expect((await page()).html).toContain('<strong>now</strong>');
});
