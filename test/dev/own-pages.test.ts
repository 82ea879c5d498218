import { expect, test } from 'vitest';
import { createLookUp } from '../../src/dev/http/look-up.ts';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { borrowSite } from '../support/small-site.ts';

/** Returns the HTML of an answer for a path. */
async function ask(site: string, path: string): Promise<string | null> {
  const session = await openTestSession(borrowSite(site));
  const answer = await createLookUp(session, (error) => expect(error).toBeUndefined())(path);
  return answer.type === 'page' && answer.status === 200 ? answer.html : null;
}

test('a page of the server lists the routes and the configuration with its defaults', async () => {
  const html = await ask('base-path', '/__docsgen/');
  expect(html).toMatch(/<td><a href="\/product\/docs\/[^"]*intro">/);
  expect(html).toContain('&quot;trailingSlash&quot;: ');
  expect(html).not.toContain(process.cwd());
});

test('a page of the server shows what a page is rendered from', async () => {
  const html = await ask('minimal', '/__docsgen/page/docs/intro');
  expect(html).toContain('content/en/docs/intro.md');
  expect(html).toContain('&quot;canonical&quot;: &quot;https://minimal.internal/docs/intro&quot;');
});

test('there is none for an address without a page', async () => {
  expect(await ask('minimal', '/__docsgen/page/docs/missing')).toBeNull();
});
