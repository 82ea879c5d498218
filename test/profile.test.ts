import { expect, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { borrowSite } from './support/small-site.ts';

test('a profile lists every step, the plugins and the slowest pages', async () => {
  const root = borrowSite('minimal');
  const { stdout, status } = await runDocsgen(['build', '--root', root, '--profile']);
  expect(status).toBe(0);
  for (const step of ['scan the content', 'compile', 'render', 'publish']) {
    expect(stdout).toMatch(new RegExp(`^${step} +\\d+ ms +\\d+ ms$`, 'm'));
  }
  expect(stdout).toMatch(/^Slowest plugins, in all pages\n +\d+ ms {2}\w+/m);
  expect(stdout).toMatch(/^Slowest to compile\n +\d+ ms {2}content\/en\//m);
  expect(stdout).toMatch(/^Slowest to render\n +\d+ ms {2}.+\.html$/m);
});

test('as JSON, it is a part of the document, and names the parser among the plugins', async () => {
  const root = borrowSite('minimal');
  const { stdout } = await runDocsgen(['build', '--root', root, '--profile', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ profile: { plugins: { parser: expect.any(Number) } } });
  const plain = await runDocsgen(['build', '--root', root, '--json']);
  expect(JSON.parse(plain.stdout)).not.toHaveProperty('profile');
});
