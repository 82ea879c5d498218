import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { loadCodeTheme } from '../../src/markdown/code/code-theme.ts';
import { createHighlighter } from '../../src/markdown/code/highlighter.ts';
import { copyRealSite } from '../support/copy-real-site.ts';
import { runBuild } from '../support/docsgen.ts';
import { listFiles } from '../support/emitted-pages.ts';

it('makes the same bytes in another folder, without a cache, in another time zone and language', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docsgen-elsewhere-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copyRealSite(root);
  const other = join(root, 'other');
  await runBuild(['--root', root, '--out', other], { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'C' });

  const { folder } = inject('plainSite');
  const files = listFiles(folder);
  expect(listFiles(other)).toEqual(files);
  const differing = files.filter((file) => !readFileSync(join(folder, file)).equals(readFileSync(join(other, file))));
  expect(differing).toEqual([]);
});

it('highlights code the same on a busy machine', async () => {
  const code = 'const call = { id: 7, to: "sip:agent@example.com" }; // answered';
  const highlight = async () => {
    const codeTheme = await loadCodeTheme('vsDark');
    return createHighlighter({ codeTheme, darkCodeTheme: null })(code, 'js');
  };
  const atEase = await highlight();
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  onTestFinished(() => clock.mockRestore());
  expect(await highlight()).toEqual(atEase);
});
