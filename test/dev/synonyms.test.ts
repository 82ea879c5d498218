import { expect, test } from 'vitest';
import * as z from 'zod';
import { readAnswers } from '../support/dev-answers.ts';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

const file = 'content/synonyms.yml';
const folder = 'assets/search/en';
const manifestSchema = z.object({ synonyms: z.string().optional() });

test('synonyms that are added, edited and removed are in the next index', async () => {
  const site = openEditedSite(borrowSite('minimal'));
  const session = await openTestSession(site.root);
  const read = async (name: string): Promise<unknown> => {
    const path = `${folder}/${name}`;
    return JSON.parse(Buffer.from((await readAnswers(session, [path])).get(path) ?? '', 'base64').toString());
  };
  const synonyms = async () => {
    const { synonyms: name } = manifestSchema.parse(await read('index.json'));
    return name === undefined ? null : read(name);
  };
  expect(await synonyms()).toBeNull();

  site.write(file, 'en:\n  - [firewall, cortafuegos]\n');
  await session.update(new Set([file]));
  expect(await synonyms()).toEqual([['firewall', 'cortafuegos']]);

  site.write(file, 'en:\n  - [firewall, packet filter]\n');
  await session.update(new Set([file]));
  expect(await synonyms()).toEqual([['firewall', 'packet filter']]);

  site.write(file, 'en:\n  - [firewall]\n');
  await session.update(new Set([file]));
  expect(session.problems().problems).toContainEqual(expect.objectContaining({ code: 'invalid-metadata', file }));

  site.remove(file);
  await session.update(new Set([file]));
  expect(await synonyms()).toBeNull();
  expect(session.problems().problems).toEqual([]);
});
