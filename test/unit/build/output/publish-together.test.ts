import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { planJournal, saveJournal } from '../../../../src/build/output/journal.ts';
import { completePublication } from '../../../../src/build/output/publish.ts';
import { publishTogether } from '../../../../src/build/output/publish-together.ts';
import { writeVerified } from '../../../../src/system/verified-file.ts';
import { stageFile } from '../../../../src/workers/stage-file.ts';
import { otherFileSystem } from '../../../support/other-file-system.ts';
import { makeFolder } from '../../../support/small-site.ts';
import { testOutput, type TestOutput } from '../../../support/test-output.ts';

let root: string;
let one: TestOutput;
let other: TestOutput;
beforeEach(() => {
  root = makeFolder();
  one = testOutput(join(root, 'build'), root);
  other = testOutput(join(root, 'build-es'), root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const before = { 'index.html': 'old', 'gone/deep.html': 'old', guide: 'a file', 'docs/intro/index.html': 'a page' };
const after = { 'index.html': 'new', 'added/deep.html': 'new', 'guide/index.html': 'a page', 'docs/intro': 'a file' };

/** Publishes both, with a file missing on the stage of the second. */
async function failInSecond(): Promise<void> {
  const publications = [await one.prepare(after), await other.prepare(after)];
  await rm(stageFile(other.place.stage, 'index.html'));
  await expect(publishTogether(publications)).rejects.toThrow('ENOENT');
}

describe('a publication of several outputs', () => {
  test('publishes all of them, and leaves no stage, no journal and no commitment', async () => {
    await publishTogether([await one.prepare(before), await other.prepare(before)]);
    await publishTogether([await one.prepare(after), await other.prepare(after)]);
    expect([one.files(), other.files()]).toStrictEqual([after, after]);
    const traces = [one, other].flatMap(({ place: { stage, journal } }) => [stage, journal, `${journal}-all`]);
    expect(traces.filter((path) => existsSync(path))).toStrictEqual([]);
  });

  test('that fails in one of them puts all back, with files that have become folders', async () => {
    await one.publish(before);
    await other.publish(before);
    const manifests = [one.manifest(), other.manifest()];
    await failInSecond();
    expect([one.files(), other.files()]).toStrictEqual([before, before]);
    expect([one.manifest(), other.manifest()]).toStrictEqual(manifests);
    expect(one.owned()).toStrictEqual(Object.keys(before).toSorted());
    await publishTogether([await one.prepare(after), await other.prepare(after)]);
    expect([one.files(), other.files()]).toStrictEqual([after, after]);
  });

  test('that fails does so on another file system than that of the site, too', async () => {
    const elsewhere = otherFileSystem();
    if (elsewhere === null) return;
    const out = mkdtempSync(join(elsewhere, 'docsgen-'));
    onTestFinished(() => rm(out, { recursive: true, force: true }));
    one = testOutput(join(out, 'build'), root);
    await one.publish(before);
    await other.publish(before);
    await failInSecond();
    expect([one.files(), other.files()]).toStrictEqual([before, before]);
  });

  test('that is killed before its commitment is written changes nothing, afterwards is completed', async () => {
    await one.publish(before);
    const commitment = { file: join(dirname(one.place.journal), 'all'), id: 'now' };
    const begin = async () => saveJournal(planJournal(await one.prepare(after)), one.place, commitment);
    await begin();
    await completePublication(one.place);
    expect(one.files()).toStrictEqual(before);
    await begin();
    await writeVerified(commitment.file, 'that of an earlier run');
    await completePublication(one.place);
    expect(one.files()).toStrictEqual(before);
    await begin();
    await writeVerified(commitment.file, 'now');
    await completePublication(one.place);
    expect(one.files()).toStrictEqual(after);
  });

  test('finds a foreign file in the last folder before it changes the first', async () => {
    await one.publish(before);
    const publications = [await one.prepare(after), await other.prepare(after)];
    other.put('index.html', 'mine');
    await expect(publishTogether(publications)).rejects.toThrow('files that docsgen did not write');
    expect(one.files()).toStrictEqual(before);
    expect(readFileSync(join(other.place.out, 'index.html'), 'utf8')).toBe('mine');
  });
});
