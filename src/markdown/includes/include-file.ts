import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { IncludedFile } from '../page/file-context.ts';
import type { IncludeTarget } from './include-target.ts';
import { resolveInclude } from './include-target.ts';
import { suggest } from '../../shared/nearest.ts';
import { countIncluded } from '../page/limits.ts';
import type { CompileState } from '../page/compile-state.ts';
import { findRegions, type Region } from './regions.ts';
import { findSections } from './sections.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';

interface IncludeRequest {
  readonly target: IncludeTarget;
  /** Place of the include in the global line numbers. */
  readonly place: { readonly line: number; readonly column: number };
  readonly state: CompileState;
}

/** A file that was found, with the included lines. */
export interface Included {
  /** Path as `ReadIncluded` takes it. */
  readonly path: string;
  readonly lines: readonly string[];
  /** Indexes of the included lines, in order. */
  readonly selected: readonly number[];
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
  const excess = countIncluded(state.included, found.selected.map((index) => lines[index]).join('\n'));
  // Report the excess only once. Otherwise each further include would report it again.
  if (excess && state.messages.some(({ code }) => code === excess.code)) return null;
  return excess ? refuse(excess) : { path, lines, ...found };
}

type Reason = Pick<MarkdownMessage, 'code' | 'title' | 'hint'>;

type Selected = Pick<Included, 'selected'> | Reason;

/** Returns the included lines, or an error if the file does not have them. */
function selectLines(target: IncludeTarget, lines: readonly string[]): Selected {
  const { path, region, range } = target;
  const named = region === null ? { selected: [...lines.keys()] } : linesOfRegion({ path, region }, lines);
  if ('code' in named || range === null) return named;
  const count = named.selected.length;
  const [first, last] = range;
  if (first > count) {
    const title = region === null ? `\`${path}\` has no line ${first}.` : `"${region}" in \`${path}\` has no line ${first}.`;
    return { code: 'missing-include', title, hint: `It has ${count} lines.` };
  }
  if (last < first) {
    const title = `The range of \`${path}\` ends before it begins.`;
    return { code: 'invalid-include', title, hint: 'Name the first line, then the last.' };
  }
  return { selected: named.selected.slice(first - 1, last) };
}

interface NamedRegion {
  readonly path: string;
  readonly region: string;
}

/**
 * Returns the lines of all regions with a name, as if they were one; without such a region, those of
 * the section whose heading has the name as its id.
 */
function linesOfRegion({ path, region }: NamedRegion, lines: readonly string[]): Selected {
  const regions = findRegions(lines);
  const selected = linesIn(regions, region, lines);
  if (selected.length > 0 || regions.some(({ name }) => name === region)) return { selected };
  const sections = /\.mdx?$/i.test(path) ? findSections(lines) : [];
  const section = sections.find(({ name }) => name === region);
  if (section) return { selected: linesIn([section], region, lines) };
  const names = [...regions, ...sections].map(({ name }) => name);
  const mark = `Mark one there: a comment \`#region ${region}\` before it and \`#endregion\` after it.`;
  const what = sections.length === 0 ? 'regions' : 'regions and headings';
  return {
    code: 'missing-include',
    title: `There is no region ${sections.length === 0 ? '' : 'or heading '}"${region}" in \`${path}\`.`,
    hint: names.length === 0 ? mark : suggest(region, [...new Set(names)], what),
  };
}

function linesIn(regions: readonly Region[], region: string, lines: readonly string[]): readonly number[] {
  const parts = regions.filter(({ name }) => name === region);
  return [...lines.keys()].filter((index) => parts.some(({ start, end }) => index >= start && index < end));
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
  return 'code' in found ? null : found.selected.flatMap((index) => lines[index] ?? []);
}

function plainLines(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n');
}
