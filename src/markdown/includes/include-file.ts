import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { IncludedFile } from '../file-context.ts';
import type { IncludeTarget } from './include-target.ts';
import { resolveInclude } from './include-target.ts';
import { suggest } from '../../shared/nearest.ts';
import type { PageDraft } from '../page-draft.ts';
import { findRegions } from './regions.ts';

interface IncludeRequest {
  readonly target: IncludeTarget;
  /** Where the author asks for it, in the count of all lines. */
  readonly place: { readonly line: number; readonly column: number };
  readonly draft: PageDraft;
}

/** A file that was found, and which of its lines are asked for. */
export interface Included {
  /** As `ReadIncluded` takes it. */
  readonly path: string;
  readonly lines: readonly string[];
  /** Indices of the first line and after the last. */
  readonly start: number;
  readonly end: number;
}

/** Returns what an author includes, and declares the file as one that the page depends on. A mistake is a message, and gives null. */
export async function includeFile({ target, place, draft }: IncludeRequest): Promise<Included | null> {
  const { context, dependencies, lines: count, messages } = draft;
  const path = resolveInclude(count.locate(place.line).file ?? null, target.path);
  const refuse = (title: string, hint: string): null => {
    messages.push({ severity: 'error', title, hint, ...place });
    return null;
  };
  const file = await context.read(path);
  if (file.type === 'outside') {
    const hint = 'Only files in the folder of the site can be included; `@/` stands for that folder.';
    return refuse(`The path \`${target.path}\` leads out of the site.`, hint);
  }
  dependencies.set(path, dependencyHash(file));
  if (file.type === 'missing') {
    const near = suggest(posix.basename(target.path), file.nearby, 'files there');
    const hint = `The path starts from the folder of this file, or from that of the site with \`@/\`. ${near}`;
    return refuse(`The file \`${target.path}\` does not exist.`, hint);
  }
  if (file.type === 'refused') return refuse(`The path \`${target.path}\` ${file.what}.`, file.hint);
  const lines = plainLines(file.text);
  const { region, range } = target;
  if (region !== null) {
    const regions = findRegions(lines);
    const found = regions.find(({ name }) => name === region);
    if (found) return { path, lines, start: found.start, end: found.end };
    const names = regions.map(({ name }) => name);
    const hint =
      names.length === 0
        ? `Mark one there: a comment \`#region ${region}\` before it and \`#endregion\` after it.`
        : suggest(region, names, 'regions');
    return refuse(`There is no region "${region}" in \`${target.path}\`.`, hint);
  }
  const [first, last] = range ?? [1, Infinity];
  if (first > lines.length) return refuse(`\`${target.path}\` has no line ${first}.`, `It has ${lines.length} lines.`);
  if (last < first) {
    return refuse(`The range of \`${target.path}\` ends before it begins.`, 'Name the first line, then the last.');
  }
  return { path, lines, start: first - 1, end: Math.min(last, lines.length) };
}

/** Returns the hash by which a page that includes a file knows it again; null for one that is missing. */
export function dependencyHash(file: IncludedFile): string | null {
  return file.type === 'found' ? createHash('sha256').update(file.text).digest('hex') : null;
}

function plainLines(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n');
}
