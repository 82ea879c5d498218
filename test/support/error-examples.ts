import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { externalCodes, type ProblemCode } from '../../src/shared/problem-codes.ts';
import { writeSample } from './error-page.ts';
import { installWrongParser, textSampled } from './wrong-parser.ts';

type Make = (folder: string) => void;

/** Makes an example that is one long page. */
const page =
  (text: string): Make =>
  (folder) =>
    writeFileSync(join(folder, 'content/en/docs/intro.md'), text);

const levels = 4;

/** Makes a page that includes a file ten times, which includes another ten times, and so on. */
const includes: Make = (folder) => {
  for (let level = 0; level < levels; level += 1) {
    const name = level === 0 ? 'intro' : `_level-${level}`;
    const text = level === levels - 1 ? 'Text.\n' : `<!--@include: ./_level-${level + 1}.md-->\n\n`.repeat(10);
    writeFileSync(join(folder, `content/en/docs/${name}.md`), text);
  }
};

/** Makes a page that a wrong native parser reads in another way than the reference. */
const wrongParser: Make = (folder) => {
  installWrongParser(folder);
  const config = join(folder, 'site.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('url:', "markdown: { parser: 'satteri' },\n  url:"));
  page(textSampled(true, '# Start\n\n## Steps\n\nStep'))(folder);
};

/** Makes a translation that was committed before its source was changed. */
const staleTranslation: Make = (folder) => {
  const git = (day: string, ...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    });
  const commit = (day: string, files: Readonly<Record<string, string>>) => {
    writeSample(folder, new Map(Object.entries(files)));
    git(day, 'add', '.');
    git(day, 'commit', '--quiet', '--message', 'Change the texts');
  };
  git('2026-01-10', 'init', '--quiet');
  commit('2026-01-10', {
    'site.config.ts':
      "locales: { en: { label: 'English' }, es: { label: 'Español' } },\nreports: { 'stale-translation': 'warn' },\n",
    '.gitignore': 'build\nnode_modules\n',
    'content/es/docs/start.md': '# Empezar\n\nTexto.\n',
  });
  commit('2026-02-20', { 'content/en/docs/start.md': '# Start\n\nMore text.\n' });
};

/** Makes the examples that a page of the manual cannot show as whole files. */
export const madeExamples: Partial<Record<ProblemCode, Make>> = {
  'missing-config': (folder) => rmSync(join(folder, 'site.config.ts')),
  'unreadable-config': (folder) => {
    rmSync(join(folder, 'site.config.ts'));
    mkdirSync(join(folder, 'site.config.ts'));
  },
  'unreadable-content': (folder) => symlinkSync(import.meta.filename, join(folder, 'content/en/docs/intro.md')),
  'invalid-encoding': (folder) =>
    writeFileSync(join(folder, 'content/en/docs/cafe.md'), Buffer.from('# Café\n', 'latin1')),
  'path-too-long': page(`---\nslug: /${'a'.repeat(300)}\n---\n\nText.\n`),
  'text-too-long': page(`# Log\n\n${'It works.\n\n'.repeat(200_000)}`),
  'text-too-complex': page(`# Stars\n\n${'a * '.repeat(6000)}\n`),
  'nesting-too-deep': page(`# List\n\n${'- '.repeat(101)}deep\n`),
  'table-too-large': page(`# Table\n\n| a |\n| --- |\n${'| b |\n'.repeat(10_001)}`),
  'too-many-includes': includes,
  'different-tree': wrongParser,
  'stale-translation': staleTranslation,
};

/**
 * The codes that no file of a site gives: they need a second process, a browser, a package that is
 * missing, a remote of git, another site, or a system that refuses something. Other tests provoke
 * them.
 */
export const notByFiles: ReadonlySet<ProblemCode> = new Set([
  'unusable-package',
  'path-outside-output',
  'script-failed',
  'concurrent-build',
  'renamed-source',
  'changed-during-build',
  'cannot-listen',
  'watch-limit',
  'system-error',
  'cannot-deploy',
  'git-failed',
  'too-few-translations',
  'invalid-exchange-file',
  'missing-chromium',
  'chromium-failed',
  'internal-error',
  ...externalCodes,
]);
