import { basename, resolve } from 'node:path';
import type { Answers, GivenAnswers } from './answers.ts';
import { guessPackageManager } from './package-manager.ts';

/** Returns the answers for a folder: those that were given, else the usual ones. */
export function defaultAnswers(folder: string, given: GivenAnswers, userAgent: string | undefined): Answers {
  return {
    name: given.name ?? nameOf(folder),
    languages: given.languages ?? ['en'],
    blog: given.blog ?? true,
    landing: given.landing ?? true,
    packageManager: given.packageManager ?? guessPackageManager(folder, userAgent),
    hosts: given.hosts ?? [],
  };
}

/** Returns the name of a folder as words: `My docs` for `my-docs`. */
function nameOf(folder: string): string {
  const words = basename(resolve(folder))
    .replace(/[-_.\s]+/g, ' ')
    .trim();
  return words === '' ? 'My docs' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the name of a package for a folder: `my-docs` for `My Docs`. */
export function packageNameOf(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? 'docs' : name;
}
