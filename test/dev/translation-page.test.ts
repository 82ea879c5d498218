import { expect, test } from 'vitest';
import { readAnswers } from '../support/dev-answers.ts';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { borrowSite } from '../support/small-site.ts';

test.each(['translations/', 'translations'])('the page for translators is at /%s', async (address) => {
  const site = openEditedSite(borrowSite('untranslated'));
  site.write('site.config.ts', site.read('site.config.ts').replace('  navbar:', '  translationPage: true,\n  navbar:'));
  const session = await openTestSession(site.root);
  const answers = await readAnswers(session, [address]);
  expect(Buffer.from(answers.get(address) ?? '', 'base64').toString()).toContain('Translations of Languages');
});
