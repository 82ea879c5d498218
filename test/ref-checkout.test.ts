import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startDocsgen } from './support/docsgen.ts';
import { borrowSite } from './support/small-site.ts';

test('a signal while a git ref is read leaves no files behind', async () => {
  const root = borrowSite('base-path');
  const config = join(root, 'site.config.ts');
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=First');
  // The configuration of the ref says when it is read, and never ends.
  const waiting = `import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(join(root, 'is-read'))}, '');
setInterval(() => undefined, 1000);
await new Promise(() => undefined);
export default {};
`;
  const now = execFileSync('git', ['show', 'HEAD:site.config.ts'], { cwd: root });
  writeFileSync(config, waiting);
  git('commit', '--quiet', '--all', '--message=Second');
  writeFileSync(config, now);
  const temporary = join(root, 'temporary');
  mkdirSync(temporary);
  const child = startDocsgen(['routes', '--root', root, '--diff', 'HEAD'], { TMPDIR: temporary });
  await vi.waitUntil(() => existsSync(join(root, 'is-read')), { timeout: 60_000 });
  expect(readdirSync(temporary)).toStrictEqual([expect.stringMatching(/^docsgen-routes-/)]);
  child.kill('SIGINT');
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGINT');
  expect(readdirSync(temporary)).toStrictEqual([]);
});
