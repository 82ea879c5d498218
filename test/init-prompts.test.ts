import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { languageTags } from '../src/strings/sets/language-sets.ts';
import { listFiles } from '../src/system/list-files.ts';
import { runDocsgen } from './support/docsgen.ts';
import { makeFolder } from './support/small-site.ts';
import { keys, openTerminal } from './support/terminal.ts';

function borrowFolder(): string {
  const parent = makeFolder();
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return parent;
}

function filesOf(folder: string): ReadonlyMap<string, string> {
  return new Map((listFiles(folder) ?? []).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

// The pseudoterminal is that of util-linux.
describe.runIf(process.platform === 'linux')('the questions of docsgen init in a terminal', () => {
  test('answered by keys lead to the same files as options', async () => {
    const parent = borrowFolder();
    const { shows, press, ended, text } = openTerminal(['init', 'our-docs'], parent);
    await shows('What is the name of the site?');
    // What is typed replaces the name that is shown.
    await shows('Our docs');
    press('Tea at Tims', keys.enter);
    await shows('In which language do you write?');
    press(keys.enter);
    await shows('Into which languages do you translate?');
    const others = languageTags.filter((tag) => tag !== 'en');
    press(keys.down.repeat(others.indexOf('es')), keys.space, keys.enter);
    await shows('Add a blog?');
    press('n');
    await shows('A landing page?');
    press(keys.enter);
    await shows('Which package manager?');
    press(keys.down, keys.enter);
    await shows('Which services and servers do you want files for?');
    press(keys.space, keys.down, keys.down, keys.space, keys.enter);
    await shows('The site is ready.');
    expect({ status: await ended, text: text() }).toMatchObject({ status: 0 });

    const flags = ['--name', 'Tea at Tims', '--languages', 'en,es', '--no-blog', '--landing'];
    const chosen = ['--package-manager', 'pnpm', '--ci', 'github,netlify'];
    const other = join(borrowFolder(), 'our-docs');
    expect(await runDocsgen(['init', other, '--yes', ...flags, ...chosen])).toMatchObject({ status: 0 });
    expect(filesOf(join(parent, 'our-docs'))).toStrictEqual(filesOf(other));
  });

  test('are not asked if an option answers them', async () => {
    const parent = borrowFolder();
    const flags = ['--languages', 'en', '--no-blog', '--no-landing', '--ci', 'none', '--package-manager', 'npm'];
    const { shows, press, ended, text } = openTerminal(['init', 'our-docs', ...flags], parent);
    await shows('What is the name of the site?');
    press(' ', keys.enter);
    await shows('The site needs a name.');
    press(keys.clearLine, 'Tea', keys.enter);
    await shows('The site is ready.');
    expect(await ended).toBe(0);
    expect(text()).not.toContain('In which language');
    expect(readFileSync(join(parent, 'our-docs/site.config.ts'), 'utf8')).toContain("title: 'Tea'");
  });

  test('take the name of the folder for Enter', async () => {
    const parent = borrowFolder();
    const flags = ['--languages', 'en', '--no-blog', '--no-landing', '--ci', 'none', '--package-manager', 'npm'];
    const { shows, press, ended } = openTerminal(['init', 'our-docs', ...flags], parent);
    await shows('What is the name of the site?');
    press(keys.enter);
    await shows('The site is ready.');
    expect(await ended).toBe(0);
    expect(readFileSync(join(parent, 'our-docs/site.config.ts'), 'utf8')).toContain("title: 'Our docs'");
  });

  test.each([
    ['the first question', []],
    ['the last one', ['--languages', 'en', '--no-blog', '--no-landing', '--package-manager', 'npm']],
  ])('leave nothing after Ctrl-C at %s', async (question, flags) => {
    const parent = borrowFolder();
    const { shows, press, ended } = openTerminal(['init', 'our-docs', ...flags], parent);
    await shows('What is the name of the site?');
    if (question === 'the last one') {
      press(keys.enter);
      await shows('Which services and servers do you want files for?');
    }
    press(keys.ctrlC);
    await shows('Nothing was written.');
    expect(await ended).toBe(1);
    expect(existsSync(join(parent, 'our-docs'))).toBe(false);
    expect(listFiles(parent), basename(parent)).toStrictEqual([]);
  });
});
