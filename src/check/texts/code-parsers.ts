import { type Loader, transform } from 'esbuild';
import { type ParseError, parse as parseJson, printParseErrorCode } from 'jsonc-parser';
import { parse as parseToml, TomlError } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';

/** Why a text cannot be parsed, and where; lines and columns begin at 1. */
export interface CodeMistake {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Returns the first mistake of a text; null if it has none. */
export type ParseCode = (text: string) => Promise<CodeMistake | null> | CodeMistake | null;

/** Returns what parses a language; undefined if nothing does. */
export function parserOf(language: string): ParseCode | undefined {
  return parsers.get(language);
}

const parsers: ReadonlyMap<string, ParseCode> = new Map<string, ParseCode>([
  ['json', (text) => parseStrictJson(text, { allowTrailingComma: false, disallowComments: true })],
  ['jsonc', (text) => parseStrictJson(text, { allowTrailingComma: true, disallowComments: false })],
  ...['yaml', 'yml'].map((name) => [name, parseYaml] as const),
  ['toml', parseTomlText],
  ...['js', 'javascript', 'mjs', 'cjs', 'jsx'].map((name) => [name, createScriptParser('jsx')] as const),
  ...['ts', 'typescript', 'mts', 'cts'].map((name) => [name, createScriptParser('ts')] as const),
  ['tsx', createScriptParser('tsx')],
]);

function placeAt(text: string, offset: number): Pick<CodeMistake, 'line' | 'column'> {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

interface JsonOptions {
  readonly allowTrailingComma: boolean;
  readonly disallowComments: boolean;
}

function parseStrictJson(text: string, options: JsonOptions): CodeMistake | null {
  const firstError = (part: string): ParseError | undefined => {
    const errors: ParseError[] = [];
    parseJson(part, errors, options);
    return errors[0];
  };
  const error = firstError(text);
  // Some members of an object, and one value a line, are often shown.
  if (!error || !firstError(`{${text.replace(/,\s*$/, '')}}`)) return null;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1 && lines.every((line) => !firstError(line))) return null;
  const message = words(printParseErrorCode(error.error));
  return { message, ...placeAt(text, error.offset) };
}

/**
 * Returns the name of a kind of error as words: `PropertyNameExpected` as `property name expected`.
 */
function words(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

function parseYaml(text: string): CodeMistake | null {
  const documents = parseAllDocuments(text, { prettyErrors: false, logLevel: 'silent' });
  const error = Array.isArray(documents) ? documents.flatMap(({ errors }) => errors)[0] : undefined;
  return error ? { message: error.message.replace(/\s+/g, ' '), ...placeAt(text, error.pos[0]) } : null;
}

function parseTomlText(text: string): CodeMistake | null {
  try {
    parseToml(text);
    return null;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.replace(/^Invalid TOML document: /, '').split('\n');
    return { message, line: error.line, column: error.column };
  }
}

/** What parts of a program are shown alone: members, a value, the inside of a function. */
const frames: readonly (readonly [string, string])[] = [
  ['({', '\n})'],
  ['(', '\n)'],
  ['async function* f() {', '\n}'],
  ['class A extends B {', '\n}'],
];
/**
 * The inside of a type. esbuild reads types without checking them, so each line must look like one.
 */
const typeFrame = ['interface A {', '\n}'] as const;
const typeMember = /^\s*(?:(?:readonly )?[\w$'"-]+\??:.*|\/\/.*|\/?\*.*)?$/;

/** Returns what parses programs, or parts of one, in the language of a loader of esbuild. */
function createScriptParser(loader: Loader): ParseCode {
  return async (text) => {
    const mistake = await parseScript(text, loader);
    if (mistake === null) return null;
    const isType = loader !== 'jsx' && text.split('\n').every((line) => typeMember.test(line));
    for (const [before, after] of isType ? [...frames, typeFrame] : frames) {
      const framed = before + text.replace(/[,;]\s*$/, '') + after;
      if ((await parseScript(framed, loader)) === null) return null;
    }
    return mistake;
  };
}

const failureSchema = z.object({
  errors: z.array(
    z.object({ text: z.string(), location: z.object({ line: z.number(), column: z.number() }).nullable() }),
  ),
});

async function parseScript(text: string, loader: Loader): Promise<CodeMistake | null> {
  try {
    await transform(text, { loader, logLevel: 'silent', target: 'esnext', jsx: 'preserve' });
    return null;
  } catch (error) {
    const [first] = failureSchema.parse(error).errors;
    // Two ways to do the same may be shown together.
    if (!first || /has already been declared/.test(first.text)) return null;
    const { line = 1, column = 0 } = first.location ?? {};
    return { message: first.text, line, column: column + 1 };
  }
}
