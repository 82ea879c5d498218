import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startIn } from '../support/dev/start-in.ts';
import { borrowSite } from '../support/small-site.ts';

const configs = [
  ['does not parse', 'export default {', 'site.config.ts'],
  ['throws', "throw new Error('on purpose');", 'on purpose'],
  ['has unknown fields', "export default { tilte: 'a slip' };", 'tilte'],
  ['imports what is not there', "import gone from './gone.ts';\nexport default gone;", './gone.ts'],
];

test.each(configs)(
  'a site whose configuration %s from the start shows this until it is fixed',
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

test('without a configuration nothing starts', async () => {
  const root = borrowSite('minimal');
  rmSync(join(root, 'site.config.ts'));
  await expect(startIn(root)).rejects.toThrow('No configuration');
});

test('a site without content shows this on every page until there is content', async () => {
  const root = borrowSite('minimal');
  const content = join(root, 'content');
  renameSync(content, `${content}-kept`);
  const { ask, panelOf, until } = await startIn(root);
  for (const path of ['/', '/docs/intro']) {
    expect((await ask(path)).status, path).toBe(404);
    expect(await panelOf(path), path).toContain('content/en/docs');
  }
  renameSync(`${content}-kept`, content);
  await until('/docs/intro', { status: 200, text: '<h1' });
  expect(await panelOf('/docs/intro')).toBe('');
});

test('a content folder that is created later is watched', async () => {
  const root = borrowSite('minimal');
  rmSync(join(root, 'content'), { recursive: true });
  const { until } = await startIn(root);
  await until('/docs/intro', { status: 404, text: 'Page Not Found' });
  mkdirSync(join(root, 'content/en/docs'), { recursive: true });
  writeFileSync(join(root, 'content/en/docs/intro.md'), '# The first\n\nA text.\n');
  await until('/docs/intro', { status: 200, text: 'A text.' });
  writeFileSync(join(root, 'content/en/docs/intro.md'), '# The first\n\nAnother text.\n');
  await until('/docs/intro', { status: 200, text: 'Another text.' });
  rmSync(join(root, 'content'), { recursive: true });
  await until('/docs/intro', { status: 404, text: 'Page Not Found' });
  mkdirSync(join(root, 'content/en/docs'), { recursive: true });
  writeFileSync(join(root, 'content/en/docs/intro.md'), '# The first\n\nA third text.\n');
  await until('/docs/intro', { status: 200, text: 'A third text.' });
});

test('changes before files are watched are applied, in any folder', async () => {
  const root = borrowSite('varied');
  const { ask, until } = await startIn(root);
  // Nothing is watched before the first answers have been given.
  expect((await ask('/docs/setup')).status).toBe(200);
  writeFileSync(join(root, 'components/Price.tsx'), 'export const Price = () => <b>late</b>;\n');
  writeFileSync(join(root, 'site.css'), 'body { --late: 1 }\n');
  await until('/docs/setup', { status: 200, text: '<b>late</b>' });
});
