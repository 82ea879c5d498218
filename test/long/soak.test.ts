import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSoak } from '../support/dev/soak/run-soak.ts';
import { projectRoot } from '../support/docsgen.ts';
import { borrowSite } from '../support/small-site.ts';

const edits = 30;
const seed = Number(process.env['SEED'] ?? 3);

// The long form, which looks at memory as well, is `node bench/soak.mjs`.
test('after many edits the answers of a server equal a clean build', { timeout: 300_000 }, async () => {
  const { checks, faults, exitStatus, log } = await runSoak({
    docsgen: join(projectRoot, 'bin/docsgen.js'),
    root: borrowSite('varied'),
    isPlain: false,
    edits,
    editsPerCheck: edits / 2,
    duration: edits * 300,
    seed,
    rest: 0,
    onProgress: () => undefined,
  });
  for (const { different, stale, files, story } of checks) {
    const told = `SEED=${seed}, after:\n${story.join('\n')}\n${log}`;
    expect({ different, stale }, told).toStrictEqual({ different: [], stale: [] });
    expect(files).toBeGreaterThan(50);
  }
  expect(checks.map(({ edits }) => edits)).toStrictEqual([edits / 2, edits]);
  expect({ faults, exitStatus }, log).toStrictEqual({ faults: [], exitStatus: 0 });
});
