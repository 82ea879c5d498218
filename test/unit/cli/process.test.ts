import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { projectRoot, runProcess } from '../../support/docsgen.ts';
import { borrowSite, makeFolder } from '../../support/small-site.ts';

describe('Node too old is two lines, before anything else is loaded', () => {
  /** Runs `bin/` of a package that has nothing else, so that loading anything else would fail. */
  function runWith(version: string, wanted: string, args: readonly string[] = ['build']) {
    const folder = makeFolder();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(projectRoot, 'bin'), join(folder, 'bin'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', engines: { node: wanted } }));
    const preload = join(folder, 'version.cjs');
    writeFileSync(preload, `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`);
    const call = ['--require', preload, join(folder, 'bin/docsgen.js'), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8' });
    return { status, stdout, lines: stderr.split('\n') };
  }

  test.each([
    ['18.20.8', '>=20.19'],
    ['20.18.3', '>=20.19'],
    ['9.11.2', '>=20.19'],
    ['22.11.0', '>=22.12'],
    ['20.20.2', '>=22'],
  ])('%s does not run a package that wants %s', (version, wanted) => {
    expect(runWith(version, wanted)).toStrictEqual({
      status: 1,
      stdout: '',
      lines: [
        `This is Node.js ${version}, and docsgen needs ${wanted.slice(2)} or newer.`,
        'Install a newer version from https://nodejs.org/, or choose one with your version manager.',
        '',
      ],
    });
  });

  test.each([
    ['20.19.0', '>=20.19'],
    ['20.20.2', '>=20.19'],
    ['22.0.0', '>=20.19'],
    ['100.0.0', '>=20.19'],
    ['22.1.0', '>=22'],
  ])('%s runs a package that wants %s', (version, wanted) => {
    expect(runWith(version, wanted).lines.join('\n')).toContain('dist/cli.js');
  });

  test('the versions of today are compared with what the package says', () => {
    const { engines } = z
      .object({ engines: z.object({ node: z.string().regex(/^>=\d+(?:\.\d+)?$/) }) })
      .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
    expect(runWith('20.0.0', engines.node, ['--version']).status).toBe(1);
  });

  test('a version of Node that knows no newer syntax can read the file', () => {
    const code = readFileSync(join(projectRoot, 'bin/docsgen.js'), 'utf8');
    expect(() => parse(code, { ecmaVersion: 5, sourceType: 'script', allowHashBang: true })).not.toThrow();
  });
});

describe('a process that ends early', () => {
  const endings = {
    'process.exit(0) in a page': '{process.exit(0)}',
    'process.exit(3) in a page': '{process.exit(3)}',
    'process.exit(0) a moment later': '{setTimeout(() => process.exit(0)) && 1}',
    'a promise that is never fulfilled': 'export const never = await new Promise(() => {});\n\n{never}',
    'an error that nothing catches': "{setTimeout(() => { throw new Error('late'); }) && 1}",
  };
  test.each(Object.entries(endings))('is a fault: %s', async (_, text) => {
    const root = borrowSite('minimal');
    writeFileSync(join(root, 'content/en/docs/end.mdx'), `# End\n\n${text}\n`);
    const { status, stderr, stdout } = await runProcess(['build', '--root', root, '--json']);
    expect(status).toBe(70);
    expect(stderr).toContain('error docsgen was ended before it was done (internal-error)\n   → ');
    if (text.includes('exit(')) expect(stderr).toMatch(/has called `process\.exit\([03]\)`/);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, problems: [{ code: 'internal-error' }] });
    expect(existsSync(join(root, 'build/index.html'))).toBe(false);
  });

  test.each([
    ['the configuration', 'process.exit(0);\nexport default {};\n'],
    ['a hook', "export default { title: 'S', get locales() { process.exit(0); } };\n"],
  ])('is a fault, too: %s', async (_, text) => {
    const root = borrowSite('minimal');
    writeFileSync(join(root, 'site.config.ts'), text);
    for (const command of ['routes', 'build', 'doctor'])
      expect(await runProcess([command, '--root', root])).toMatchObject({ status: 70, stdout: '' });
  });
});

test.skipIf(process.platform === 'win32').each([20, 24, 30, 40, 50, 64, 80, 100])(
  'a limit of %i open files is one message',
  async (limit) => {
    const root = borrowSite('minimal');
    const call = `ulimit -n ${limit}; exec "$0" "$@"`;
    const bin = join(import.meta.dirname, '../../../bin/docsgen.js');
    const child = spawn('bash', ['-c', call, process.execPath, bin, 'build', '--root', root]);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [status] = await once(child, 'close');
    expect([status, said.match(/Too many files are open at the same time/g)?.length]).toStrictEqual([1, 1]);
    expect(said).not.toMatch(/^\s+at /m);
  },
);
