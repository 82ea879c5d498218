import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen, startDocsgen } from './support/docsgen.ts';
import { borrowSite } from './support/small-site.ts';

const document = z.looseObject({
  ok: z.boolean(),
  problems: z.array(z.looseObject({ code: z.string(), severity: z.enum(['error', 'warning']), title: z.string() })),
});

/**
 * Runs a command with `--json`. Returns its exit status, its document and the rest of its output.
 */
async function runJson(...args: readonly string[]) {
  const { status, stdout, stderr } = await runDocsgen([...args, '--json']);
  return { status, stderr, result: document.parse(JSON.parse(stdout)) };
}

describe('--json', () => {
  test.each(['build', 'dev', 'serve', 'routes', 'strings', 'clean', 'eject', 'doctor', 'explain'])(
    'gives the wrong command line of %s the shape of all failures',
    async (command) => {
      const { status, stderr, result } = await runJson(command, '--nonsense');
      expect(status).toBe(2);
      expect(result).toMatchObject({ ok: false, problems: [{ code: 'invalid-option', severity: 'error' }] });
      expect(result.problems[0]?.title).toContain("unknown option '--nonsense'");
      expect(stderr).toContain("error: unknown option '--nonsense'");
    },
  );

  test.each([
    ['build', 'missing-config'],
    ['serve', 'missing-config'],
    ['routes', 'missing-config'],
    ['strings', 'missing-config'],
    ['doctor', 'missing-config'],
  ])('has the problems of a site without configuration when %s fails', async (command, code) => {
    const { status, result } = await runJson(command, '--root', borrowSite('bad/no-config'));
    expect(status).toBe(1);
    expect(result.ok).toBe(false);
    expect(result.problems.map((problem) => problem.code)).toContain(code);
  });

  test('has the address of a server when it answers', async () => {
    const child = startDocsgen(['dev', '--json', '--root', borrowSite('minimal'), '--host', '127.0.0.1']);
    let text = '';
    for await (const part of child.stdout) {
      text += String(part);
      if (text.endsWith('}\n')) break;
    }
    const isClosed = once(child, 'close');
    child.kill('SIGTERM');
    // It writes into its folder until then.
    await isClosed;
    expect(JSON.parse(text)).toMatchObject({
      ok: true,
      problems: [],
      urls: [expect.stringContaining('http://127.0.0.1:')],
    });
  });
});

describe('--quiet', () => {
  test('prints nothing when a build succeeds, not even its warnings', async () => {
    const root = borrowSite('minimal');
    writeFileSync(join(root, 'content/en/docs/odd.md'), '# Odd\n\n##No heading\n');
    const loud = await runDocsgen(['build', '--root', root]);
    expect(loud.stderr).toContain('(malformed-heading)\n');
    expect(loud.stderr).toContain('1 warning\nHelp with a code: docsgen explain malformed-heading\n');
    expect(loud.stdout).toContain(join(root, 'build'));
    expect(await runDocsgen(['build', '--root', root, '--quiet'])).toStrictEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('prints no list of files that were written', async () => {
    const root = borrowSite('minimal');
    const done = { status: 0, stdout: '', stderr: '' };
    for (const args of [
      ['init', root],
      ['add', 'page', 'A page'],
      ['add', 'locale', 'de'],
      ['add', 'plugin', 'glossary'],
      ['eject', 'Footer'],
      ['doctor'],
      ['clean'],
    ]) {
      const place = args[0] === 'init' ? [] : ['--root', root];
      expect({ args, ...(await runDocsgen([...args, ...place, '--quiet'])) }).toStrictEqual({ args, ...done });
    }
    const schema = await runDocsgen(['schema', '--root', root, '--quiet']);
    expect(schema).toStrictEqual({ status: 0, stdout: expect.stringMatching(/^\{/), stderr: '' });
  });

  test('prints errors, and help with the first of them', async () => {
    const root = borrowSite('minimal');
    writeFileSync(join(root, 'content/en/docs/odd.md'), '# Odd\n\n##No heading\n\n[Lost](./lost.md)\n');
    const { status, stdout, stderr } = await runDocsgen(['build', '--root', root, '--quiet']);
    expect({ status, stdout }).toStrictEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('Help with a code: docsgen explain broken-link\n');
    expect(stderr).not.toContain('malformed-heading');
  });
});

test('--verbose prints each step with its time', async () => {
  const { stderr } = await runDocsgen(['build', '--root', borrowSite('minimal'), '--verbose']);
  const steps = [...stderr.matchAll(/^ *[\d.]+ (?:ms|s) {2}(.+)$/gm)].map(([, step]) => step);
  expect(steps).toStrictEqual(expect.arrayContaining(['scan the content', 'compile', 'render', 'publish']));
  expect(new Set(steps).size).toBe(steps.length);
});
