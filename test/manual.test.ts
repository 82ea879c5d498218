import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { makeFolder } from './support/small-site.ts';

test('the manual builds without an error or a warning', async () => {
  const out = makeFolder();
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  const root = join(projectRoot, 'manual');
  expect(await runDocsgen(['build', '--root', root, '--no-cache', '--out', out])).toMatchObject({
    status: 0,
    stderr: '',
  });
  const check = await runDocsgen(['check', '--root', root, '--out', out, '--strict', '--quiet']);
  expect(check).toStrictEqual({ status: 0, stdout: '', stderr: '' });
  // The file of the repository is the source of this page.
  const changelog = await readFile(join(projectRoot, 'CHANGELOG.md'), 'utf8');
  const page = await readFile(join(out, 'changelog/index.html'), 'utf8');
  const headings = [...changelog.matchAll(/^###+ (.+)$/gm)].map(([, heading = '']) => heading);
  expect(headings.filter((heading) => !page.includes(`>${heading}`))).toStrictEqual([]);
});
