import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { createCollector } from '../../../src/workers/create-collector.ts';
import { heapUsed, leaveGarbage } from './leave-garbage.ts';

test('garbage is collected when there is much of it, without a flag for the whole process', async () => {
  const collect = createCollector();
  const start = heapUsed();
  expect(leaveGarbage()).toBeGreaterThan(90);
  await collect();
  expect(heapUsed() - start).toBeLessThan(40);
  expect(runInNewContext('typeof gc')).toBe('undefined');
});

test('a thread collects its own garbage', async () => {
  const contents = `
    import { parentPort } from 'node:worker_threads';
    import { createCollector } from '../../../src/workers/create-collector.ts';
    import { heapUsed, leaveGarbage } from './leave-garbage.ts';
    const collect = createCollector();
    const start = heapUsed();
    const added = leaveGarbage();
    collect().then(() => parentPort.postMessage({ added, left: heapUsed() - start }));`;
  const options = { bundle: true, write: false, platform: 'node', format: 'cjs' } as const;
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: import.meta.dirname } });
  const thread = new Worker(outputFiles[0]?.text ?? '', { eval: true });
  const { added, left } = await new Promise<{ readonly added: number; readonly left: number }>((done, fail) => {
    thread.once('message', done).once('error', fail);
  });
  await thread.terminate();
  expect(added).toBeGreaterThan(90);
  expect(left).toBeLessThan(40);
});
