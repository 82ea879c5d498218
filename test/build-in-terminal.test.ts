import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { borrowSite } from './support/small-site.ts';
import { openTerminal } from './support/terminal.ts';

// The pseudoterminal is that of util-linux.
describe.runIf(process.platform === 'linux')('a build in a terminal', () => {
  test('shows its steps, and ends with what it has made', async () => {
    const root = borrowSite('minimal');
    const { ended, text } = openTerminal(['build', '--root', root], root);
    expect(await ended).toBe(0);
    // A step that takes less time than a frame is not drawn.
    expect(text()).toMatch(/(?:Scan the content|Compile|Render)/);
    expect(text()).toMatch(/✓ \d+ routes in 1 language · [^\n]*B\r\n {2}\S+\/build\r\n$/);
  });

  test('whose result goes to a file writes nothing there but the result, and no line for each step', async () => {
    const root = borrowSite('minimal');
    const { ended, text } = openTerminal(['build', '--root', root, '>', 'said.txt'], root);
    expect(await ended).toBe(0);
    expect(text()).toBe('');
    expect(readFileSync(join(root, 'said.txt'), 'utf8')).toMatch(/^✓ \d+ routes/);
  });

  test('breaks the hints of problems between words', async () => {
    const root = borrowSite('bad/front-matter');
    const { ended, text } = openTerminal(['build', '--root', root], root);
    expect(await ended).toBe(1);
    const report = text().slice(text().indexOf('1. error'));
    expect(report).toContain('(unknown-front-matter-key)');
    expect(Math.max(...report.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
