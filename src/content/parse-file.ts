import type * as z from 'zod';
import type { Config } from '../config/config.ts';
import { validate, type ValidationCodes } from '../config/validate.ts';
import { withoutMistakes } from '../config/without-mistakes.ts';
import { withoutSchemaKey } from '../config/without-schema-key.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import type { SourceFile } from './content.ts';
import type { DecodedText } from './decode-text.ts';
import { type FileParts, splitFrontMatter } from '../shared/front-matter.ts';
import { findConflicts, withoutMarkers } from '../shared/merge-conflict.ts';
import { frontMatterProblem } from './front-matter-mistakes.ts';
import { findPageExport } from './page-export.ts';
import { isRecord } from '../shared/is-record.ts';
import { pageFormat } from './page-file.ts';
import { readText, type Scan } from './scan.ts';
import { type Summary, summarize } from './summarize.ts';
import { parseYaml, type YamlSource } from './yaml-source.ts';

/** A schema of front matter or of metadata files. */
export interface FileSchema<T extends z.ZodType> {
  /** Part of the key of a result: keeps the results of different schemas apart. */
  readonly name: string;
  readonly schema: T;
}

/** A content file's front matter and the start of its text. */
export interface ParsedFile<F> {
  readonly source: SourceFile;
  readonly frontMatter: F;
  readonly yaml: YamlSource;
  /** Names of the fields whose values are wrong and left out; null if any field may be missing. */
  readonly unknown: readonly string[] | null;
  readonly summary: Summary;
}

/**
 * Returns the checked front matter of a content file and the start of its text. If the front matter
 * has mistakes, its correct fields are kept, so that references to the page are not reported too.
 * The value is null if no valid front matter is left, and for a component that is not a page.
 */
export function parseContentFile<T extends z.ZodType>(
  scan: Scan,
  source: SourceFile,
  schema: FileSchema<T>,
): Outcome<ParsedFile<z.output<T>> | null> {
  const { file } = source;
  const { text, hash } = readText(scan, file);
  const { customElements } = scan.config.markdown;
  const parse = pageFormat(file) === 'component' ? parseComponent : parseText;
  const { value, problems } = scan.memo.get(contentKey(scan.config, schema, file, hash), () =>
    parse(text(), { file, schema: schema.schema, customElements }),
  );
  return { value: value && { source, ...value }, problems };
}

const frontMatterCodes = { unknownKey: 'unknown-front-matter-key', invalidValue: 'invalid-front-matter' } as const;
const metadataCodes = { unknownKey: 'invalid-metadata', invalidValue: 'invalid-metadata' } as const;

/** Returns the key of what `parseContentFile` reads of a file with a hash. It names all inputs. */
export function contentKey({ markdown }: Config, schema: FileSchema<z.ZodType>, file: string, hash: string): string {
  return JSON.stringify([schema.name, file, hash, ...markdown.customElements]);
}

type ParsedText<F> = Outcome<Omit<ParsedFile<F>, 'source'> | null>;

interface TextOptions<T> {
  readonly file: string;
  readonly schema: T;
  readonly customElements: readonly string[];
}

function parseText<T extends z.ZodType>(
  decoded: DecodedText,
  { file, schema, customElements }: TextOptions<T>,
): ParsedText<z.output<T>> {
  const { text } = decoded;
  const parts = readParts(text);
  const isTooLong = parts.yaml.length > maxFrontMatter;
  const yaml = { text: isTooLong ? '' : parts.yaml, file, lineOffset: parts.yamlLine };
  const checked = parseChecked(yaml, schema, frontMatterCodes);
  const { mistake } = parts;
  const isUnread = isTooLong || (mistake !== null && parts.yaml === '');
  const problems = [
    ...encodingProblems(file, decoded),
    ...(isTooLong ? [longFrontMatter(file)] : []),
    ...(mistake === null ? [] : [frontMatterProblem(file, mistake, parts)]),
    // Keys of another program would only follow.
    ...(isUnread || mistake === 'bare' ? [] : checked.problems),
  ];
  const value = checked.value && {
    frontMatter: checked.value.data,
    yaml,
    unknown: isUnread ? null : checked.value.unknown,
    summary: neededSummary(
      checked.value.data,
      summarize(parts.body, file.endsWith('.mdx') ? 'mdx' : 'md', customElements, !hasTitle(checked.value.data)),
    ),
  };
  // A substring keeps the whole text in memory; a clone does not.
  return structuredClone({ value, problems });
}

/**
 * Returns the parts of a file. If all of its front matter is in a conflict, the first side counts.
 */
function readParts(text: string): FileParts {
  const parts = splitFrontMatter(text);
  return parts.bodyLine > 0 || findConflicts(text).length === 0 ? parts : splitFrontMatter(withoutMarkers(text));
}

/**
 * Returns what a component page exports as `page`. The value is null for a module that exports
 * none: it is not a page.
 */
function parseComponent<T extends z.ZodType>(
  decoded: DecodedText,
  { file, schema }: TextOptions<T>,
): ParsedText<z.output<T>> {
  const yaml = findPageExport(decoded.text, file);
  if (yaml === null) return { value: null, problems: [] };
  const { value: checked, problems } = parseChecked(yaml, schema, frontMatterCodes);
  const summary = { heading: null, paragraph: null };
  const value = checked && { frontMatter: checked.data, yaml, unknown: checked.unknown, summary };
  return structuredClone({ value, problems: [...encodingProblems(file, decoded), ...problems] });
}

/**
 * Returns the parts of a summary that are used. If the front matter has a description, the first
 * paragraph is dropped, so that an edit in it does not count as a change of the page's metadata.
 */
function neededSummary(frontMatter: unknown, summary: Summary): Summary {
  return isRecord(frontMatter) && typeof frontMatter['description'] === 'string'
    ? { ...summary, paragraph: null }
    : summary;
}

function hasTitle(frontMatter: unknown): boolean {
  return isRecord(frontMatter) && frontMatter['title'] !== undefined;
}

/** In characters. The time of the YAML parser grows with the square of the number of keys. */
const maxFrontMatter = 50_000;

function longFrontMatter(file: string): Problem {
  const title = `The front matter has more than ${maxFrontMatter} characters.`;
  const hint = 'Put long texts into the page, and data into a file that the page imports.';
  return asProblem({ code: 'text-too-long', title, hint, file, line: 1, column: 1 });
}

/** The content of a metadata file. */
export interface Metadata<T> {
  readonly data: T;
  readonly yaml: YamlSource;
  /** As in `ParsedFile`. */
  readonly unknown: readonly string[] | null;
}

/**
 * Returns the checked data of a YAML or JSON metadata file. Wrong fields are left out; the value is
 * null if nothing valid is left.
 */
export function parseMetadataFile<T extends z.ZodType>(
  scan: Scan,
  file: string,
  schema: FileSchema<T>,
): Outcome<Metadata<z.output<T>> | null> {
  const { text, hash } = readText(scan, file);
  return scan.memo.get(JSON.stringify([schema.name, file, hash]), () => {
    const decoded = text();
    const { value, problems } = parseMetadata({ text: decoded.text, file, lineOffset: 0 }, schema.schema);
    return { value, problems: [...encodingProblems(file, decoded), ...problems] };
  });
}

/**
 * Returns the data of the text of a metadata file, with wrong fields left out, and every mistake in
 * it.
 */
export function parseMetadata<T extends z.ZodType>(
  source: YamlSource,
  schema: T,
): Outcome<Metadata<z.output<T>> | null> {
  return parseChecked(source, schema, metadataCodes);
}

/** Returns the problem of a text that could not be decoded. */
export function encodingProblems(file: string, { problem }: DecodedText): readonly Problem[] {
  return problem === null ? [] : [{ ...problem, file }];
}

/**
 * Returns the data of a YAML text, checked by a schema, with wrong fields left out. If the text has
 * syntax errors, only these are reported: a field that was read may be incomplete.
 */
function parseChecked<T extends z.ZodType>(
  source: YamlSource,
  schema: T,
  codes: ValidationCodes,
): Outcome<Metadata<z.output<T>> | null> {
  const { value: yaml, problems: syntaxErrors } = parseYaml(source);
  const { locate } = yaml;
  const data = withoutSchemaKey(source.file, yaml.data);
  const { value, problems, unknown } = validate({ schema, input: data ?? {}, file: source.file, locate, codes });
  const common = { yaml: source, unknown: syntaxErrors.length > 0 ? null : unknown };
  const mistakes = syntaxErrors.length > 0 ? syntaxErrors : problems;
  if (value !== null) return { value: { data: value, ...common }, problems: mistakes };
  const rest = schema.safeParse(withoutMistakes(schema, data));
  return {
    value: rest.success ? { data: rest.data, ...common } : null,
    problems: mistakes,
  };
}
