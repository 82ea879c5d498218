import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './docsgen.ts';

/** The folder with a page for each code of a problem. */
export const errorPages = join(projectRoot, 'manual/content/en/docs/errors');

/** What a section of an error page shows: files of a site by their paths, and a command. */
export interface Sample {
  readonly files: ReadonlyMap<string, string>;
  /** The arguments of the last `docsgen build` with options; null for none. */
  readonly args: readonly string[] | null;
}

export interface ErrorPage {
  readonly description: string;
  /** The text before the first heading. */
  readonly cause: string;
  readonly headings: readonly string[];
  readonly example: Sample;
  readonly remedy: Sample;
}

/** Returns what the page of a code says. */
export function readErrorPage(code: string): ErrorPage {
  const text = readFileSync(join(errorPages, `${code}.md`), 'utf8');
  const [, description = ''] = /^---\ntitle: .+\ndescription: (.+)\n---\n/.exec(text) ?? [];
  const [start = '', example = '', remedy = ''] = text.split(/^## (?:Example|Remedy)$/m);
  const cause = start.replace(/^---\n[^]*?\n---\n/, '').trim();
  const headings = [...text.replaceAll(fence, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return { description, cause, headings, example: sampleIn(example), remedy: sampleIn(remedy) };
}

const fence = /^(`{3,})(\w+)(?: title="([^"]+)")?\n([^]*?)^\1$/gm;

/** Returns what a Markdown text shows: blocks of code whose title is a path are files. */
export function sampleIn(section: string): Sample {
  const blocks = [...section.matchAll(fence)];
  const files = blocks.flatMap(([, , , file, code = '']) => (file === undefined ? [] : [[file, code] as const]));
  const args = blocks.flatMap(([, , lang, , code = '']) =>
    lang === 'sh' ? [...code.matchAll(/^docsgen build (--.+)$/gm)].map(([, options = '']) => options.split(' ')) : [],
  );
  return { files: new Map(files), args: args.at(-1) ?? null };
}

const fields: Readonly<Record<string, string>> = {
  title: "'My docs'",
  url: "'https://docs.example.com'",
  locales: '{ en: {} }',
  collections: "{ docs: { type: 'docs' } }",
};

/**
 * Writes the files of a sample into a small site. A configuration that exports nothing is a part of
 * one: it gets the fields that it lacks.
 */
export function writeSample(root: string, files: ReadonlyMap<string, string>): void {
  for (const [file, code] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const isPart = file === 'site.config.ts' && !/^export /m.test(code);
    writeFileSync(join(root, file), isPart ? wholeConfig(code) : code);
  }
}

function wholeConfig(part: string): string {
  const others = Object.entries(fields).filter(
    ([name]) => !part.startsWith(`${name}:`) && !part.includes(`\n${name}:`),
  );
  return `export default {\n${others.map(([name, value]) => `${name}: ${value},\n`).join('')}${part}};\n`;
}

/** A site without mistakes, into which samples are written. */
export const soundSite: ReadonlyMap<string, string> = new Map([
  ['site.config.ts', ''],
  ['content/en/docs/start.md', '# Start\n\nText.\n'],
]);
