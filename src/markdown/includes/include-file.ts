import { asProblem } from '../../shared/problem.ts';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { IncludedFile } from '../page/file-context.ts';
import type { IncludeTarget } from './include-target.ts';
import { resolveInclude } from './include-target.ts';
import { suggest } from '../../shared/nearest.ts';
import { countIncluded } from '../page/limits.ts';
import type { CompileState } from '../page/compile-state.ts';
import { findRegions, isRegionMarker, type Region } from './regions.ts';
import { findSections } from './sections.ts';
import type { MarkdownMessage } from '../page/compiled-page.ts';

interface IncludeRequest {
  readonly target: IncludeTarget;
  /** Place of the include in the global line numbers. */
  readonly place: { readonly line: number; readonly column: number };
  readonly state: CompileState;
}

/** A file that was found, with the lines that are included. */
export interface Included {
  /** Path as `ReadIncluded` takes it. */
  readonly path: string;
  readonly lines: readonly string[];
  /** The indexes of the included lines, in their order. */
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
    messages.push(asProblem({ ...reason, ...place }));
    return null;
  };
  const file = await context.read(path);
  if (file.type === 'outside') {
    const hint = "Only files in the site's folder can be included; `@/` means that folder.";
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
  const selected = await selectLines(target, lines);
  if ('code' in selected) return refuse(selected);
  const excess = countIncluded(state.included, selected.map((index) => lines[index]).join('\n'));
  // Report the excess only once. Otherwise each further include would report it again.
  if (excess && state.messages.some(({ code }) => code === excess.code)) return null;
  return excess ? refuse(excess) : { path, lines, selected };
}

type Reason = Pick<MarkdownMessage, 'code' | 'title' | 'hint'>;

/** Returns the indexes of the included lines, or an error if the file does not have them. */
async function selectLines(
  { path, region, range }: IncludeTarget,
  lines: readonly string[],
): Promise<Included['selected'] | Reason> {
  const regions = region === null ? [] : findRegions(lines);
  // Several regions of one name are one text, which other lines interrupt.
  const named = regions.filter(({ name }) => name === region);
  const sections = region !== null && named.length === 0 && isMarkdown(path) ? await findSections(lines) : [];
  const section = sections.find(({ name }) => name.toLowerCase() === region?.toLowerCase());
  const found = named.length > 0 || !section ? named : [section];
  if (region !== null && found.length === 0) return missingRegion(path, region, [...regions, ...sections]);
  const all = region === null ? [...lines.keys()] : linesOf(found, lines);
  const [first, last] = range ?? [1, Infinity];
  const what = region === null ? `\`${path}\`` : `"${region}" in \`${path}\``;
  if (first > all.length && range !== null)
    return { code: 'missing-include', title: `${what} has no line ${first}.`, hint: `It has ${all.length} lines.` };
  if (last < first) {
    const title = `The range of ${what} ends before it begins.`;
    return { code: 'invalid-include', title, hint: 'Name the first line, then the last.' };
  }
  return all.slice(first - 1, last);
}

function isMarkdown(path: string): boolean {
  return /\.(?:md|mdx|markdown)$/i.test(path);
}

/** Returns the indexes of the lines in regions, each once, without the markers of regions. */
function linesOf(regions: readonly Region[], lines: readonly string[]): readonly number[] {
  return [...lines.entries()].flatMap(([index, line]) => {
    const isInside = regions.some(({ start, end }) => start <= index && index < end);
    return isInside && !isRegionMarker(line) ? [index] : [];
  });
}

function missingRegion(path: string, region: string, known: readonly Region[]): Reason {
  const names = [...new Set(known.map(({ name }) => name))];
  const hint =
    names.length === 0
      ? `Mark one there: a comment \`#region ${region}\` before it and \`#endregion\` after it.`
      : suggest(region, names, isMarkdown(path) ? 'regions and headings' : 'regions');
  const what = isMarkdown(path) ? `no region or heading "${region}"` : `no region "${region}"`;
  return { code: 'missing-include', title: `There is ${what} in \`${path}\`.`, hint };
}

/**
 * Returns the hash by which a page detects that an included file has changed, or null if the file
 * cannot be read.
 */
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
