import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { hashOf } from '../system/hash.ts';
import { packageFolder } from '../system/package-folder.ts';
import { islandSource } from './below-islands.ts';
import { sourceFile } from './broken-modules.ts';
import { pathFrom } from '../system/path-from.ts';

/**
 * What runs when a component appears, not when a reader acts: effects, life cycles of classes,
 * elements that a module defines when it is loaded, and style sheets that are written while a
 * component is rendered. The last two are names of the theme.
 */
const effects =
  /\b(?:use(?:Layout|Insertion)?Effect|useImperativeHandle|useSyncExternalStore|componentDidMount|customElements?|insertRule|adoptedStyleSheets|document\.head|ClientOnly|useColorMode)\b/;

/** A function in the attribute `ref`: React calls it when the element appears. */
const refFunction = /\bref=\{\s*(?:\(|async\b|function\b|\w+\s*=>)/;

/** A name in the attribute `ref`. */
const refName = /\bref=\{\s*(\w+)\s*\}/g;

/**
 * Returns the text that stands for the answer in the code of a bundle, as long as it is not known
 * whether an island has effects: this hangs on all modules that it imports.
 */
export function effectsMark(island: string): string {
  return `docsgen:effects-of-${hashOf(island)}`;
}

interface Bundle {
  /** The working directory of esbuild. */
  readonly root: string;
  readonly metafile: Metafile;
  readonly islands: ReadonlyMap<string, { readonly name: string; readonly file: string }>;
}

/**
 * Returns a function that returns the code of a bundle with the answers, which are blank for
 * islands without effects.
 *
 * The answers come from the code, not from a render on the server, which runs neither the functions
 * in `ref` nor the life cycles of classes. One may be yes for an island that never comes to its
 * effect: then it is hydrated in view, not at a touch, and works all the same.
 */
export async function answerEffects({ root, metafile, islands }: Bundle): Promise<(code: string) => string> {
  const answers = new Map<string, string>();
  const texts = new Map<string, Promise<string>>();
  const textOf = (input: string) => {
    const text = texts.get(input) ?? readFile(join(root, sourceFile(input)), 'utf8').catch(() => '');
    texts.set(input, text);
    return text;
  };
  const included = new Set(Object.values(metafile.outputs).flatMap(({ inputs }) => includedIn(inputs)));
  for (const { name, file } of islands.values()) {
    const source = pathFrom(root, file) + islandSource;
    const below = filesBelow(source, metafile, root).filter((input) => included.has(input));
    const found = await Promise.all(below.map(async (input) => hasEffects(await textOf(input), input)));
    answers.set(effectsMark(name), found.includes(true) ? 'yes' : '');
  }
  // The places in the code stay those of its source map.
  return (code) => code.replaceAll(/docsgen:effects-of-\w+/g, (mark) => (answers.get(mark) ?? '').padEnd(mark.length));
}

/** Returns the inputs that are in an output: others were left out, because nothing uses them. */
function includedIn(inputs: Metafile['outputs'][string]['inputs']): readonly string[] {
  return Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : []));
}

/**
 * Returns a file and those that are loaded with it. What it imports dynamically is loaded later, by
 * an effect or by a reader.
 */
function filesBelow(source: string, { inputs }: Metafile, root: string): readonly string[] {
  const theme = pathFrom(root, join(packageFolder(), 'src'));
  const seen = new Set([source]);
  for (const input of seen) {
    for (const { path, kind, external } of inputs[input]?.imports ?? []) {
      // Its names that matter are in the code that uses them.
      if (!external && kind !== 'dynamic-import' && !path.startsWith(`${theme}/`)) seen.add(path);
    }
  }
  return [...seen];
}

function hasEffects(code: string, input: string): boolean {
  if (effects.test(code)) return true;
  // In compiled code of packages, such a function is not to be told from an object.
  if (!input.endsWith(islandSource)) return false;
  const names = [...code.matchAll(refName)].flatMap(([, name = '']) => name);
  return refFunction.test(code) || names.some((name) => !isRefObject(name, code));
}

/** Returns whether a name is that of an object whose `current` is the element. */
function isRefObject(name: string, code: string): boolean {
  return name === 'ref' || new RegExp(`\\b${name}\\s*(?::[^=]+)?=\\s*(?:\\w+\\.)?(?:use|create)Ref\\b`).test(code);
}
