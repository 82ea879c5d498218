import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build.ts';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { filesWithoutStyles } from '../support/dev/without-styles.ts';
import { readAnswers } from '../support/dev-answers.ts';
import { openEditedSite, type Snapshot } from '../support/edits/edited-site.ts';
import { editAtRandom } from '../support/edits/random-edit.ts';
import { createRandom } from '../support/edits/random.ts';
import { pickDifferent } from '../support/pick-different.ts';
import { readSite } from '../support/read-folder.ts';
import { runLength } from '../support/run-length.ts';
import { borrowSite } from '../support/small-site.ts';
import { DocsgenError } from '../../src/shared/problem.ts';

const sites = [
  'minimal',
  'three-locales',
  'blog',
  'feeds',
  'machine-readers',
  'versions-crawl',
  'mdx',
  'texts',
  'images',
  'navbar',
  'base-path',
  'search',
  'varied',
  'analytics',
];

test.each(sites)('the answers for the site %s equal the files of a build', async (name) => {
  const root = borrowSite(name);
  leaveOutAvif(root);
  const session = await openTestSession(root);
  const built = await buildAll(root);
  if (built === null) throw new Error('The site does not build');
  expect(
    pickDifferent(filesWithoutStyles(await readAnswers(session, built.keys())), filesWithoutStyles(built)),
  ).toStrictEqual([]);
});

/** Pictures of this format take seconds to make, and are served as those of the other are. */
function leaveOutAvif(root: string): void {
  const config = join(root, 'site.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace("['avif', 'webp']", "['webp']"));
}

const seed = Number(process.env['SEED'] ?? 7);
const editCount = runLength({ short: 4, long: 30 });

test('after random edits the answers equal the files of a build', { timeout: 900_000 }, async () => {
  const random = createRandom(seed);
  const site = openEditedSite(borrowSite('varied'));
  const { root } = site;
  const session = await openTestSession(root);
  let before = await site.snapshot();
  const states = [before];
  const done: string[] = [];
  let compared = 0;
  for (let count = 0; count < editCount; count += 1) {
    done.push(await editAtRandom(site, random));
    let after = await site.snapshot();
    await session.update(changesBetween(before, after));
    before = after;
    const story = `SEED=${seed}, after ${count + 1} edits, of which the last are:\n${done.slice(-10).join('\n')}`;
    const built = await buildAll(root);
    if (built) {
      expect(
        pickDifferent(filesWithoutStyles(await readAnswers(session, built.keys())), filesWithoutStyles(built)),
        story,
      ).toStrictEqual([]);
      expect(
        (await session.check()).problems.filter(({ severity }) => severity === 'error'),
        story,
      ).toStrictEqual([]);
      states.push(after);
      compared += 1;
      continue;
    }
    // There is an answer, and the problem is known.
    expect(
      (await session.check()).problems.some(({ severity }) => severity === 'error'),
      story,
    ).toBe(true);
    if (random.below(2) === 0) continue;
    await site.restore(random.pick(states));
    done.push('went back to an earlier state');
    after = await site.snapshot();
    await session.update(changesBetween(before, after));
    before = after;
  }
  expect(compared).toBeGreaterThan(editCount / 3);
});

function changesBetween(before: Snapshot, after: Snapshot): ReadonlySet<string> {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return new Set(
    paths.filter((path) => {
      const [one, other] = [before.get(path), after.get(path)];
      return !one || !other || !one.equals(other);
    }),
  );
}

/** Returns the files of a build with drafts; null if the build fails. */
async function buildAll(root: string): Promise<ReadonlyMap<string, string> | null> {
  const out = join(root, 'clean');
  try {
    await build({
      root,
      out,
      drafts: true,
      cache: true,
      profile: false,
      onProgress: () => undefined,
      onWait: () => undefined,
    });
    return readSite(out);
  } catch (error) {
    if (error instanceof DocsgenError) return null;
    throw error;
  }
}
