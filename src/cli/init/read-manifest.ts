import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { isRecord } from '../../shared/is-record.ts';
import { DocsgenError } from '../../shared/problem.ts';

/**
 * Returns what the package.json of a folder has; null if there is none. Throws a `DocsgenError` if
 * nothing can be added to it.
 */
export function readManifest(folder: string): unknown {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return null;
  if (!statSync(path).isFile()) throw malformed(path, 'it is not a file', '');
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const manifest: unknown = parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) throw malformed(path, printParseErrorCode(error.error), text.slice(0, error.offset));
  if (!isObject(manifest)) throw malformed(path, 'ObjectExpected', '');
  const { scripts = {}, dependencies = {} } = manifest;
  for (const [field, value] of Object.entries({ scripts, dependencies }))
    if (!isObject(value))
      throw malformed(path, `\`${field}\` is not an object`, text.slice(0, text.indexOf(`"${field}"`)));
  return manifest;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !Array.isArray(value);
}

/** Returns the error for a file. `before` is its text before the mistake. */
function malformed(path: string, what: string, before: string): DocsgenError {
  const lines = before.split('\n');
  const place = { file: relative('.', path), line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  const title = `package.json cannot be extended: ${what}`;
  const hint = 'Correct it, and run `docsgen init` again. Nothing was written.';
  return new DocsgenError([{ code: 'malformed-json', title, hint, ...place }]);
}
