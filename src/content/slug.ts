import { posix } from 'node:path';
import { fixAddressPath, isAddressPath, isInnerPath } from '../shared/inner-path.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import type { SourceFile } from './content.ts';
import { locateKey, type YamlSource } from './yaml-source.ts';

/**
 * Returns an address under a collection's base, with a leading slash and no trailing slash: `intro`
 * in `/app` gives `/app/intro`.
 */
export function resolveSlug(slug: string, folder: string): string {
  const joined = slug.startsWith('/') ? posix.normalize(slug) : posix.join('/', folder, slug);
  return joined === '/' ? '/' : joined.replace(/\/+$/, '');
}

/**
 * Returns the address of a page: the one that is written, or else that of its file, whose name and
 * folder are changed to what an address may have: `guide/other-page` for `guide/other page`.
 */
export function fileSlug(written: string | undefined, name: string, folder: string): string {
  return resolveSlug(written ?? addressOfNames(name), addressOfNames(folder));
}

function addressOfNames(path: string): string {
  return path
    .split('/')
    .map((name) => (isInnerPath(name) && !isAddressPath(name) ? fixedName(name) : name))
    .join('/');
}

/** A name of nothing but signs stays, and is an error. */
function fixedName(name: string): string {
  const fixed = fixAddressPath(name.trim()).replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
  return fixed === '' ? name : fixed;
}

interface Entry {
  readonly source: SourceFile;
  readonly slug: string;
  readonly yaml: YamlSource;
}

/** Returns an error for each entry whose address has invalid characters, with a valid address. */
export function invalidSlugs(entries: readonly Entry[]): readonly Problem[] {
  return entries
    .filter(({ slug }) => slug !== '/' && !isAddressPath(slug))
    .map(({ slug, source, yaml }): Problem => {
      return asProblem({
        code: 'invalid-address',
        title: `The address \`${slug.replace(/\p{Cc}/gu, '\uFFFD')}\` has characters that are not allowed in an address`,
        hint: `Set \`slug: ${fixAddressPath(slug)}\` in the front matter, or rename the file.`,
        file: source.file,
        ...locateKey(yaml, ['slug']),
      });
    });
}
