import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import { DocsgenError, type Problem } from '../../src/shared/problem.ts';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { borrowSite } from '../support/small-site.ts';

/** Returns why a site does not build, in one order. */
async function buildProblems(root: string): Promise<readonly string[]> {
  const silent = { onProgress: () => undefined, onWait: () => undefined };
  const failed: unknown = await build({
    root,
    out: join(root, 'out'),
    drafts: true,
    cache: false,
    profile: false,
    ...silent,
  }).catch((error: unknown) => error);
  if (!(failed instanceof DocsgenError)) throw new Error('The site builds');
  return sorted(failed.problems);
}

function sorted(problems: readonly Problem[]): readonly string[] {
  return problems.map((problem) => JSON.stringify(problem, Object.keys(problem).toSorted())).toSorted();
}

test.each([
  ...['parts', 'options', 'plugins', 'files', 'stages', 'config'],
  ...['collections', 'names', 'hooks', 'links'],
])('dev lists the mistakes of the site together-%s as a build does', async (name) => {
  const root = borrowSite(`bad/together-${name}`);
  const expected = await buildProblems(root);
  const session = await openTestSession(root);
  const { problems, isComplete } = await session.check();
  expect(sorted(problems)).toStrictEqual(expected);
  expect(isComplete).toBe(true);
});
