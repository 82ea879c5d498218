import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { IncludedFile } from '../page/file-context.ts';
import type { IncludeTarget } from './include-target.ts';
import { resolveInclude } from './include-target.ts';
import { suggest } from '../../shared/nearest.ts';
import { countIncluded } from '../page/limits.ts';
import type { CompileState } from '../page/compile-state.ts';
import { findRegions } from './regions.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';

interface IncludeRequest {
  readonly target: IncludeTarget;
  /** Place of the include in the global line numbers. */
  readonly place: { readonly line: number; readonly column: number };
  readonly state: CompileState;
}

/** A file that was found, with the range of the included lines. */
export interface Included {
  /** Path as `ReadIncluded` takes it. */
  readonly path: string;
  readonly lines: readonly string[];
  /** Index of the first line, and the index after the last line. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the included file, and adds it to the dependencies of the page. Reports an error and
 * returns null if the include is wrong.
 */
export async function includeFile({ target, place, state }: IncludeRequest): Promise<Included | null> {
  const { context, dependencies, lines: count, messages } = state;
  const path = resolveInclude(count.locate(place.line).file ?? null, target.path);
  const refuse = (reason: Reason): null => {
    messages.push({ severity: 'error', ...reason, ...place });
    return null;
  };
  const file = await context.read(path);
  if (file.type === 'outside') {
    const hint = 'Only files in the folder of the site can be included; `@/` means that folder.';
    return refuse({ code: 'refused-file', title: `The path \`${target.path}\` points outside the site.`, hint });
  }
  dependencies.set(path, dependencyHash(file));
  if (file.type === 'missing') {
    const near =
      file.nearby.length === 0
        ? 'That folder is missing or empty.'
        : suggest(posix.basename(target.path), file.nearby, 'files there');
    const hint = `The path starts from the folder of this file, or from that of the site with \`@/\`. ${near}`;
    return refuse({ code: 'missing-include', title: `The file \`${target.path}\` does not exist.`, hint });
  }
  if (file.type === 'refused') {
    return refuse({ code: 'refused-file', title: `The path \`${target.path}\` ${file.what}.`, hint: file.hint });
  }
  const lines = plainLines(file.text);
  const found = selectLines(target, lines);
  if ('code' in found) return refuse(found);
  const excess = countIncluded(state.included, lines.slice(found.start, found.end).join('\n'));
  // Report the excess only once. Otherwise each further include would report it again.
  if (excess && state.messages.some(({ code }) => code === excess.code)) return null;
  return excess ? refuse(excess) : { path, lines, ...found };
}

type Reason = Pick<MarkdownMessage, 'code' | 'title' | 'hint'>;

type Selected = Pick<Included, 'start' | 'end'> | Reason;

/** Returns the range of the included lines, or an error if the file does not have them. */
function selectLines({ path, region, range }: IncludeTarget, lines: readonly string[]): Selected {
  if (region !== null) {
    const regions = findRegions(lines);
    const found = regions.find(({ name }) => name === region);
    if (found) return { start: found.start, end: found.end };
    const names = regions.map(({ name }) => name);
    const hint =
      names.length === 0
        ? `Mark one there: a comment \`#region ${region}\` before it and \`#endregion\` after it.`
        : suggest(region, names, 'regions');
    return { code: 'missing-include', title: `There is no region "${region}" in \`${path}\`.`, hint };
  }
  const [first, last] = range ?? [1, Infinity];
  if (first > lines.length)
    return {
      code: 'missing-include',
      title: `\`${path}\` has no line ${first}.`,
      hint: `It has ${lines.length} lines.`,
    };
  if (last < first) {
    const title = `The range of \`${path}\` ends before it begins.`;
    return { code: 'invalid-include', title, hint: 'Name the first line, then the last.' };
  }
  return { start: first - 1, end: Math.min(last, lines.length) };
}

/**
 * Returns the hash by which a page detects that an included file has changed, or null if the file
 * cannot be read.
 */
export function dependencyHash(file: IncludedFile): string | null {
  return file.type === 'found' ? createHash('sha256').update(file.text).digest('hex') : null;
}

/** Returns the lines that a target names of a file's text; null if the file does not have them. */
export function includedLines(target: IncludeTarget, text: string): readonly string[] | null {
  const lines = plainLines(text);
  const found = selectLines(target, lines);
  return 'code' in found ? null : lines.slice(found.start, found.end);
}

function plainLines(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n');
}
