import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemCode } from '../../src/shared/problem-codes.ts';
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
};

/**
 * The codes that no file of a site gives: they need a second process, a browser, a package that is
 * missing, a remote of git, or a system that refuses something. Other tests provoke them.
 */
export const notByFiles: ReadonlySet<ProblemCode> = new Set([
  'unusable-package',
  'path-outside-output',
  'script-failed',
  'concurrent-build',
  'changed-during-build',
  'cannot-listen',
  'watch-limit',
  'system-error',
  'cannot-deploy',
  'git-failed',
  'missing-chromium',
  'chromium-failed',
  'internal-error',
]);
