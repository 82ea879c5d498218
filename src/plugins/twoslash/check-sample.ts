import { hasFields } from '../../shared/has-fields.ts';
import type { TwoslashError, Twoslasher, TwoslashNode } from './twoslash-types.ts';

/** A part of a shown line of code, and what to say about it. Lines and columns count from 0. */
export interface Remark {
  /** `hover` is a popup, `mark` has no text in the block; the others are shown after the line. */
  readonly kind: 'hover' | 'mark' | 'query' | 'error' | 'note';
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The comment of the declaration. Empty if it has none. */
  readonly docs: string;
}

/** A mistake in a sample. */
export interface SampleMistake {
  readonly title: string;
  readonly hint: string;
  /** Place in the source of the sample, from 0; null for the whole sample. */
  readonly place: { readonly line: number; readonly column: number } | null;
}

/** A checked sample. */
export interface CheckedSample {
  /** The code to show. */
  readonly code: string;
  readonly remarks: readonly Remark[];
  readonly mistakes: readonly SampleMistake[];
}

/** A list of completions is a help to find names, not the names of everything. */
const shownCompletions = 8;

/** What checks samples. */
export interface SampleChecker {
  readonly twoslasher: Twoslasher;
  /** Absolute path of the site's folder, which no message shows. */
  readonly root: string;
}

/**
 * Where samples are, in the folder of a site. There is no such folder: all their files are virtual.
 */
export const samplesFolder = '.docsgen/samples';

/** Returns a sample with its types. A type error that the sample does not expect is a mistake. */
export function checkSample(source: string, language: string, { twoslasher, root }: SampleChecker): CheckedSample {
  const names = wrongNames(source);
  if (names.length > 0) return { code: source, remarks: [], mistakes: names };
  const errors: { readonly code: number; readonly start: number; readonly text: string }[] = [];
  try {
    const { code, nodes, meta } = twoslasher(source, language, {
      // Then it returns errors with their places, instead of throwing a text.
      handbookOptions: { noErrorValidation: true },
      filterNode: (node) => {
        if (node.type === 'error')
          errors.push({ code: node.code, start: node.start, text: withoutFolders(node.text, root) });
        return true;
      },
    });
    const isTolerant = meta.flagNotations.some(({ name }) => name === 'noErrorValidation');
    const flags = meta.flagNotations.filter(({ type }) => type === 'unknown');
    const unexpected = errors.filter((error) => !isTolerant && !meta.handbookOptions.errors.includes(error.code));
    const mistakes = [
      ...flags.map(({ name, start }) => unknownFlag(name, placeIn(source, start))),
      ...unexpected.map((error) => typeError(error, placeIn(source, error.start))),
    ];
    const lines = code.split('\n');
    const remarks = nodes
      .flatMap((node) => remarkOf(node, lines[node.line] ?? '') ?? [])
      .map((remark) => ({ ...remark, text: withoutFolders(remark.text, root) }));
    return { code: code.replace(/\n+$/, ''), remarks, mistakes };
  } catch (error) {
    return { code: source, remarks: [], mistakes: [refusal(error, root)] };
  }
}

function remarkOf(node: TwoslashNode, line: string): Remark | null {
  const { character: from, length } = node;
  // An error may go on in the next lines.
  const place = { line: node.line, from, to: Math.min(from + length, line.length), docs: '' };
  switch (node.type) {
    case 'hover':
      return { ...place, kind: 'hover', text: node.text, docs: node.docs ?? '' };
    case 'query':
      return { ...place, kind: 'query', text: node.text };
    case 'error':
      return { ...place, kind: 'error', text: `TS${node.code}: ${node.text}` };
    case 'highlight':
      return { ...place, kind: node.text ? 'note' : 'mark', text: node.text?.trim() ?? '' };
    case 'completion': {
      const names = node.completions.map(({ name }) => name);
      const shown = names.slice(0, shownCompletions).join(', ');
      return { ...place, kind: 'query', text: names.length > shownCompletions ? `${shown} …` : shown };
    }
    case 'tag':
      return null;
  }
}

/**
 * Returns a message without the folders of this machine. TypeScript names modules by their paths.
 */
function withoutFolders(text: string, root: string): string {
  const site = `${root.replaceAll('\\', '/')}/`;
  return text
    .replaceAll(`${site}${samplesFolder}/`, './')
    .replaceAll(/(["'])[^"'\n]*\/node_modules\//g, '$1')
    .replaceAll(site, '');
}

/** Returns a mistake for each name of a file that TypeScript would look for elsewhere. */
function wrongNames(source: string): readonly SampleMistake[] {
  return [...source.matchAll(/^\s*\/\/\s?@filename: (.+)$/gm)].flatMap(({ 0: line, 1: name = '', index }) => {
    const isInside = name
      .trimEnd()
      .split(/[/\\]/)
      .every((part) => !['', '.', '..'].includes(part));
    if (isInside && !name.includes(':')) return [];
    const title = `The name of this file leads out of the sample: ${name.trimEnd()}`;
    const hint = 'Write a name such as `a.ts` or `folder/a.ts`.';
    return [{ title, hint, place: placeIn(source, index + line.indexOf('//')) }];
  });
}

function placeIn(source: string, offset: number): NonNullable<SampleMistake['place']> {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length - 1, column: before.at(-1)?.length ?? 0 };
}

function unknownFlag(name: string, place: SampleMistake['place']): SampleMistake {
  const hint = 'Write the name of a compiler option or a twoslash option, or remove the line.';
  return { title: `This sample has an unknown flag: @${name}.`, hint, place };
}

function typeError(error: { readonly code: number; readonly text: string }, place: SampleMistake['place']) {
  const text = error.text.replaceAll(/\s+/g, ' ');
  const hint = `Correct the sample. If readers should see the error, add \`// @errors: ${error.code}\` to the sample.`;
  return { title: `This sample has a type error: ${text} (TS${error.code})`, hint, place };
}

function refusal(error: unknown, root: string): SampleMistake {
  const reason = withoutFolders(reasonOf(error), root).replaceAll(/\s+/g, ' ');
  const title = `twoslash cannot read this sample: ${reason}`;
  const hint = 'Check the comments for twoslash, such as `^?`, which points at a name in the line before it.';
  return { title, hint, place: null };
}

/** Returns what an error says. Those of twoslash have their message in parts, too. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return hasFields<TwoslashError>(error, 'description') ? error.description : error.message;
}
