import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Problem } from '../../src/shared/problem.ts';
import { startDev } from '../../src/dev/start-dev.ts';
import { findPort } from '../support/dev/find-port.ts';
import { borrowSite, makeFolder } from '../support/small-site.ts';

/** Starts a development server for one test. */
async function startIn(root: string) {
  const faults: unknown[] = [];
  let problems: readonly Problem[] = [];
  let url = '';
  const running = await startDev({
    root,
    host: '127.0.0.1',
    port: await findPort(),
    begunAt: performance.now(),
    events: {
      onReady: ({ urls }) => (url = new URL(urls[0] ?? '').origin),
      onUpdate: () => undefined,
      onProblems: (known) => ({ problems } = known),
      onFault: (error) => faults.push(error),
    },
  });
  onTestFinished(async () => {
    await running.close();
    expect(faults).toStrictEqual([]);
  });
  const ask = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, text: await response.text() };
  };
  return {
    ask,
    problems: () => problems,
    /** Settles once the page at a path says what it should. */
    until: (path: string, expected: { readonly status: number; readonly text: string }) =>
      vi.waitFor(
        async () => {
          const { status, text } = await ask(path);
          expect({ status, text: text.includes(expected.text) ? expected.text : text }).toStrictEqual(expected);
        },
        { timeout: 30_000, interval: 50 },
      ),
  };
}

const configs = [
  ['does not parse', 'export default {', 'site.config.ts'],
  ['throws', "throw new Error('on purpose');", 'on purpose'],
  ['has unknown fields', "export default { tilte: 'a slip' };", 'tilte'],
  ['imports what is not there', "import gone from './gone.ts';\nexport default gone;", './gone.ts'],
];

test.each(configs)(
  'a site whose configuration %s from the start says so, until it is mended',
  async (_, code, said) => {
    const root = borrowSite('minimal');
    const config = join(root, 'site.config.ts');
    renameSync(config, `${config}.kept`);
    writeFileSync(config, code);
    const { ask, until } = await startIn(root);
    for (const path of ['/', '/docs/anything', '/__docsgen/problems']) {
      expect((await ask(path)).text, path).toContain(said);
    }
    expect((await ask('/')).status).toBe(500);
    renameSync(`${config}.kept`, config);
    await until('/docs/intro', { status: 200, text: '<h1' });
  },
);

test('a site without a configuration says so, until there is one', async () => {
  const root = borrowSite('minimal');
  const config = join(root, 'site.config.ts');
  renameSync(config, `${config}.kept`);
  const { ask, until } = await startIn(root);
  expect(await ask('/docs')).toStrictEqual({ status: 500, text: expect.stringContaining('No configuration') });
  renameSync(`${config}.kept`, config);
  await until('/docs/intro', { status: 200, text: '<h1' });
});

test('a site whose content is missing says so on every page, until it comes', async () => {
  const root = borrowSite('minimal');
  const [content, kept] = [join(root, 'content'), join(makeFolder(), 'content')];
  onTestFinished(() => rmSync(join(kept, '..'), { recursive: true, force: true }));
  renameSync(content, kept);
  const { ask, until } = await startIn(root);
  for (const path of ['/', '/docs', '/docs/anything'])
    expect((await ask(path)).text, path).toContain('content/en/docs');
  renameSync(kept, content);
  await until('/docs/intro', { status: 200, text: '<h1' });
});

test('a content folder that is made late is watched', async () => {
  const root = borrowSite('minimal');
  rmSync(join(root, 'content'), { recursive: true });
  const { until } = await startIn(root);
  await until('/docs/intro', { status: 500, text: 'content/en/docs' });
  mkdirSync(join(root, 'content/en/docs'), { recursive: true });
  writeFileSync(join(root, 'content/en/docs/intro.md'), '# The first\n\nA text.\n');
  await until('/docs/intro', { status: 200, text: 'A text.' });
  writeFileSync(join(root, 'content/en/docs/intro.md'), '# The first\n\nAnother text.\n');
  await until('/docs/intro', { status: 200, text: 'Another text.' });
});

test('what changes before files are watched is taken in, wherever it lies', async () => {
  const root = borrowSite('varied');
  const { ask, until } = await startIn(root);
  // Nothing is watched before the first answers have been given.
  expect((await ask('/docs/setup')).status).toBe(200);
  writeFileSync(join(root, 'components/Price.tsx'), 'export const Price = () => <b>late</b>;\n');
  writeFileSync(join(root, 'site.css'), 'body { --late: 1 }\n');
  await until('/docs/setup', { status: 200, text: '<b>late</b>' });
});
