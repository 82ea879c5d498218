import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, onTestFinished } from 'vitest';
import { runDocsgen } from './docsgen.ts';
import { writeSample } from './error-page.ts';
import { makeFolder } from './small-site.ts';

/** The front matter of its page. */
export const front = '---\ntitle: Calls\ndescription: How calls are answered.\n---\n';
/** The files of the site. */
export const files = {
  'site.config.ts':
    "locales: { en: { label: 'English' }, es: { label: 'Español' } },\ncollections: { docs: { type: 'docs' } },\n",
  '.gitignore': '.docsgen/\nbuild/\n',
  'content/en/docs/calls.md': `${front}\nAn agent answers each call.\n\n- It greets the caller.\n- It asks for the number.\n`,
  'content/es/docs/calls.md':
    '---\ntitle: Llamadas\ndescription: Cómo se atienden las llamadas.\n---\n\nUn agente atiende cada llamada.\n\n- Saluda a quien llama.\n- Pide el número.\n',
};

/** Makes a site with one page in two languages, in a repository of its own, for each test of a file. */
export function useTranslatedSite() {
  let root = '';
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: root,
      stdio: 'pipe',
    });
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message=Edit');
  };
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const run = async (...args: readonly string[]) => {
    const { status, stdout, stderr } = await runDocsgen([...args, '--root', root]);
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  beforeEach(() => {
    root = makeFolder();
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    writeSample(root, new Map(Object.entries(files)));
    git('init', '--quiet');
    commit();
  });
  return {
    /** Returns the folder of the site. */
    root: () => root,
    git,
    /** Commits all files. */
    commit,
    write: (file: string, text: string) => writeSample(root, new Map([[file, text]])),
    read,
    /** Runs docsgen on the site, and returns what it prints. Throws if it fails. */
    run,
    /** Builds the site, and returns one of its pages. */
    page: async (file: string) => {
      await run('build');
      return read(`build/${file}`);
    },
  };
}
