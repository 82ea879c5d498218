import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runDocsgen } from '../support/docsgen.ts';
import { listFiles } from '../support/emitted-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsgen-json-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('--json', () => {
  it('prints the result of a build as one document and nothing else', async () => {
    const outDir = join(folder, 'out');
    const { status, stdout, stderr } = await runDocsgen(['build', '--json', '--out', outDir, '--locale', 'es']);
    expect(status, stderr).toBe(0);
    const pages = listFiles(outDir).filter((file) => file.endsWith('.html'));
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      problems: [],
      routes: pages.length,
      rendered: pages.length,
      reused: 0,
      locales: ['es'],
      outDir,
      outDirs: [outDir],
      seconds: expect.any(Number),
      bytes: expect.any(Number),
      warnings: [],
      waitingPosts: [],
    });
    expect(pages.filter((file) => !file.startsWith('es/'))).toEqual([]);
    expect(stdout.endsWith('}\n')).toBe(true);
  });

  it.each(['build', 'routes'])(
    'prints the problems of a site when %s fails, and as text to the other stream',
    async (command) => {
      const { status, stdout, stderr } = await runDocsgen([command, '--json', '--root', folder]);
      expect(status).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({
        problems: [{ severity: 'error', code: 'missing-config', title: `No configuration in ${folder}` }],
      });
      expect(stderr).toContain('site.config');
    },
  );
});
