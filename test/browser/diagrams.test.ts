import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openBrowserRenderer } from '../../src/plugins/diagrams/draw-in-browser.ts';
import { findChromium } from '../support/chromium.ts';

beforeAll(async () => {
  vi.stubEnv('CHROME_PATH', await findChromium());
  return () => void vi.unstubAllEnvs();
});

/**
 * A site with a package `mermaid` that shows what it is asked, and what a drawing must not depend
 * on.
 */
function siteWithMermaid(): string {
  const root = mkdtempSync(join(tmpdir(), 'docsgen-mermaid-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'node_modules/mermaid/dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '../package.json'), '{ "name": "mermaid", "version": "11.9.9" }');
  writeFileSync(
    join(folder, 'mermaid.min.js'),
    `let theme;
    globalThis.mermaid = {
      initialize: (options) => { theme = options.themeVariables.darkMode ? 'dark' : 'light'; },
      render: async (id, source) => {
        if (source.includes('wrong')) throw new Error('Parse error on line 2:\\n...wrong');
        const style = '@import url("https://example.com/font.css");rect{fill:url(https://example.com/x.png)}';
        const text = [theme, source, Math.random(), Date.now()].join(' ');
        return { svg: '<svg width="100%" style="max-width:120.4px" viewBox="0 0 120.4 30"><style>' + style + '</style><foreignObject><br></foreignObject><text>' + text + '</text></svg>' };
      },
    };`,
  );
  return root;
}

test('Mermaid draws in a browser: in both modes, without addresses, the same every time', async () => {
  const drawer = openBrowserRenderer(siteWithMermaid());
  if (!drawer) throw new Error('There is no drawer.');
  onTestFinished(() => drawer.close());
  expect(drawer.version).toBe('11.9.9');
  const drawing = await drawer.draw('pie');
  expect(drawing).toMatchObject({ width: 121, height: 30 });
  expect(drawing.light).toMatch(
    /^<svg width="121" height="30" xmlns="[^"]*" viewBox="0 0 120.4 30"><style>rect\{fill:none\}<\/style><foreignObject><br.*\/><\/foreignObject><text>light pie 0\.\d+ 0</,
  );
  expect(drawing.dark).toContain('dark pie ');
  expect(await drawer.draw('pie')).toStrictEqual(drawing);
  await expect(drawer.draw('pie\nwrong')).rejects.toMatchObject({
    message: 'Mermaid cannot draw this diagram: Parse error on line 2',
    line: 2,
  });
});

test('a browser that does not start is an error; without a browser Mermaid is not used', async () => {
  const root = siteWithMermaid();
  vi.stubEnv('CHROME_PATH', process.execPath);
  const drawer = openBrowserRenderer(root);
  await expect(drawer?.draw('pie')).rejects.toMatchObject({ name: 'DiagramError', line: 1 });
  await drawer?.close();
  vi.stubEnv('CHROME_PATH', '/nowhere');
  expect(openBrowserRenderer(root)).toBeNull();
});
