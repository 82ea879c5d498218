import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { openEditedSite } from './support/edits/edited-site.ts';
import { copySite } from './support/small-site.ts';

// The commands, scripts, settings and parts of workflows on the page about checks.

const text = readFileSync(join(projectRoot, 'manual/content/en/docs/deploy/checks.md'), 'utf8');
const blocks = [...text.matchAll(/^```(\w+) title="(.*?)"\n([^]*?)^```$/gm)].map(
  ([, language = '', title = '', code = '']) => ({ language, title, code }),
);
const codeOf = (title: string) => blocks.find((each) => each.title === title)?.code ?? '';

const root = copySite('minimal');
const site = openEditedSite(root);
beforeAll(() => {
  for (const { language, title, code } of blocks) if (language === 'js') site.write(title, code);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Returns the commands of the page that have a part, such as the name of a script. */
function commandsOf(part: string): string {
  const found = [...text.matchAll(/^```bash\n([^]*?)^```$/gm)].find(([, code = '']) => code.includes(part));
  if (!found?.[1]) throw new Error(`The page has no command with ${part}`);
  return found[1];
}

/** Runs the commands of the page that have a part. Returns the exit code and the output. */
function runCommands(part: string) {
  const [node, docsgen] = [process.execPath, join(projectRoot, 'bin/docsgen.js')];
  const npx = `npx() { shift; '${node}' '${docsgen}' "$@"; }`;
  return new Promise<{ code: number | null; out: string; err: string }>((done) => {
    const child = execFile('sh', ['-c', `${npx}\n${commandsOf(part)}`], { cwd: root }, (_, out, err) =>
      done({ code: child.exitCode, out, err }),
    );
  });
}

test('the option of the page makes errors of warnings', async () => {
  expect(await runCommands('check --strict')).toMatchObject({ code: 0, err: '' });
  site.write('content/en/docs/odd.md', '# Odd\n\n##No heading\n');
  const { code, out } = await runCommands('check --strict');
  expect(code).toBe(1);
  expect(out).toMatch(/^ +content\/en\/docs\/odd\.md:3/m);
});

test('the command for pull requests writes an annotation for each problem', async () => {
  site.write('content/en/docs/odd.md', '# Odd\n\n[Lost](./lost.md)\n');
  const { code, out } = await runCommands('check --format github');
  expect(code).toBe(1);
  expect(out).toMatch(
    /^::error file=content\/en\/docs\/odd\.md,line=3,endLine=3,col=1,endColumn=17,title=broken-link::The link \S[^\n]*\n$/,
  );
});

test('the script that counts codes says how often each occurs', async () => {
  site.write('content/en/docs/odd.md', '# Odd\n\n[Lost](./lost.md) and [gone](./gone.md)\n');
  expect(await runCommands('count-codes.mjs')).toMatchObject({ code: 0, out: 'broken-link: 2\n' });
});

test('the settings of the page make warnings of broken links', async () => {
  const config = site.read('site.config.ts');
  site.write('content/en/docs/odd.md', '# Odd\n\n[Lost](./lost.md)\n');
  expect(await runDocsgen(['build', '--root', root])).toMatchObject({ status: 1 });
  site.write('site.config.ts', config.replace("title: 'Minimal',", `title: 'Minimal',\n${codeOf('site.config.ts')}`));
  const { status, stderr } = await runDocsgen(['build', '--root', root]);
  expect(status).toBe(0);
  expect(stderr).toContain('warning The link `./lost.md` points to a missing file');
  site.write('site.config.ts', config);
  site.remove('content/en/docs/odd.md');
});

test('the script that checks addresses names those that are gone', async () => {
  site.write('addresses.txt', '/docs/intro\n');
  expect(await runCommands('check-routes.mjs')).toStrictEqual({ code: 0, out: '', err: '' });
  site.write('addresses.txt', '/docs/intro\n/docs/old\n');
  expect(await runCommands('check-routes.mjs')).toStrictEqual({ code: 1, out: '', err: '/docs/old is gone\n' });
});

test('the parts of workflows are those that `docsgen init` writes', async () => {
  const folder = join(root, 'new');
  expect(await runDocsgen(['init', folder, '--yes', '--ci', 'github,gitlab'])).toMatchObject({ status: 0 });
  const parts = blocks.filter(({ language }) => language === 'yaml');
  expect(parts).toHaveLength(3);
  for (const { title, code } of parts) expect(readFileSync(join(folder, title), 'utf8')).toContain(code);
});
