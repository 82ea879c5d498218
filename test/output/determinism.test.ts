import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { loadCodeTheme } from '../../src/markdown/code/code-theme.ts';
import { createHighlighter } from '../../src/markdown/code/highlighter.ts';
import { copyRealSite } from '../support/copy-real-site.ts';
import { runBuild } from '../support/docsgen.ts';
import { listFiles } from '../support/emitted-pages.ts';
import { runLength } from '../support/run-length.ts';
import { shareSite } from '../support/served-site.ts';
import { borrowSite } from '../support/small-site.ts';

/** Returns the output of a site, and a copy of its sources: of a small one, or of the real one. */
async function takeSite(): Promise<{ readonly built: string; readonly root: string }> {
  if (runLength({ short: true, long: false }))
    return { built: (await shareSite('varied')).out, root: borrowSite('varied') };
  const root = mkdtempSync(join(tmpdir(), 'docsgen-elsewhere-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copyRealSite(root);
  return { built: inject('plainSite').folder, root };
}

it('makes the same bytes in another folder, without a cache, in another time zone and language', async () => {
  const { built, root } = await takeSite();
  const other = join(root, 'other');
  await runBuild(['--root', root, '--out', other], { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'C' });

  const files = listFiles(built);
  expect(listFiles(other)).toEqual(files);
  const differing = files.filter((file) => !readFileSync(join(built, file)).equals(readFileSync(join(other, file))));
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
