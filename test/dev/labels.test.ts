import { expect, test } from 'vitest';
import { readAnswers } from '../support/dev-answers.ts';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

const file = 'content/es/labels.yml';
const address = '/es/guide/guide';

test('labels that are added, edited and removed are on the next page', async () => {
  const site = openEditedSite(borrowSite('labels'));
  const session = await openTestSession(site.root);
  const page = async () => Buffer.from((await readAnswers(session, [address])).get(address) ?? '', 'base64').toString();
  const update = () => session.update(new Set([file]));
  expect(await page()).toContain('Labels');

  site.write(file, 'Labels: Etiquetas\n');
  await update();
  expect(await page()).toContain('Etiquetas');

  site.write(file, 'Labels: Rótulos\n');
  await update();
  expect(await page()).toContain('Rótulos');

  site.write(file, 'Labels: [a]\n');
  await update();
  expect(session.problems().problems).toContainEqual(expect.objectContaining({ code: 'invalid-metadata', file }));

  site.remove(file);
  await update();
  expect(await page()).not.toContain('Rótulos');
  expect(session.problems().problems).toEqual([]);
});
