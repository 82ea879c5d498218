import type * as z from 'zod';
import { validate } from '../config/validate.ts';
import type { Outcome, Problem } from '../shared/problem.ts';
import type { SourceFile } from './content.ts';
import type { DecodedText } from './decode-text.ts';
import { isFrontMatterOpen, splitFrontMatter } from './front-matter.ts';
import { pageFormat } from './page-file.ts';
import { readText, type Scan } from './scan.ts';
import { type Summary, summarize } from './summarize.ts';
import { parseYaml, type YamlSource } from './yaml-source.ts';

/** A schema of front matter or of metadata files. */
export interface FileSchema<T extends z.ZodType> {
  /** Tells what was parsed by one schema from what was by another. */
  readonly name: string;
  readonly schema: T;
}

/** A content file's front matter and the start of its text. */
export interface ParsedFile<F> {
  readonly source: SourceFile;
  readonly frontMatter: F;
  readonly yaml: YamlSource;
  /** Names of the fields of which nothing is known, for they are wrong; null if that may be any. */
  readonly unknown: readonly string[] | null;
  readonly summary: Summary;
}

/**
 * Returns a content file's front matter, checked, and the start of its text. Of wrong front matter the fields that are right are
 * kept, so that what refers to the page is not reported as well; null only if nothing can be made of it.
 */
export function parseContentFile<T extends z.ZodType>(
  scan: Scan,
  source: SourceFile,
  schema: FileSchema<T>,
): Outcome<ParsedFile<z.output<T>> | null> {
  const { file } = source;
  const { text, hash } = readText(scan, file);
  const { customElements } = scan.config.markdown;
  const name = [nameOf(schema, file), ...customElements].join(' ');
  const { value, problems } = scan.memo.get(name, hash, () =>
    parseText(text(), { file, schema: schema.schema, customElements }),
  );
  return { value: value && { source, ...value }, problems: problems.map((problem) => graded(scan, problem)) };
}

/** The site decides how bad a key is that front matter does not have. */
function graded({ config }: Scan, problem: Problem): Problem {
  return problem.code === 'unknown-key' ? { ...problem, severity: config.reports.unknownFrontMatter } : problem;
}

function nameOf({ name }: FileSchema<z.ZodType>, file: string): string {
  return `${name} ${file}`;
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
  const parts = splitFrontMatter(text);
  const isTooLong = parts.yaml.length > mostFrontMatter;
  const yaml = { text: isTooLong ? '' : parts.yaml, file, lineOffset: 1 };
  const checked = parseChecked(yaml, schema);
  const problems = [
    ...misread(file, decoded),
    ...(isTooLong ? [longFrontMatter(file)] : isFrontMatterOpen(text) ? [openFrontMatter(file)] : checked.problems),
  ];
  const value = checked.value && {
    frontMatter: checked.value.data,
    yaml,
    unknown: isTooLong ? null : checked.value.unknown,
    summary: neededSummary(checked.value.data, summarize(parts.body, pageFormat(file), customElements)),
  };
  // A part of a text keeps all of it in memory; a clone does not.
  return structuredClone({ value, problems });
}

/** Where a page is described in words of its own, its first paragraph says nothing of the site: an edit there is one in the text only. */
function neededSummary(frontMatter: unknown, summary: Summary): Summary {
  return isRecord(frontMatter) && typeof frontMatter['description'] === 'string'
    ? { ...summary, paragraph: null }
    : summary;
}

/** Characters. The parser's time grows with the square of the keys. */
const mostFrontMatter = 50_000;

function longFrontMatter(file: string): Problem {
  const title = `The front matter has more than ${mostFrontMatter} characters.`;
  const hint = 'Put long texts into the page, and data into a file that the page imports.';
  return { severity: 'error', title, hint, file, line: 1, column: 1 };
}

function openFrontMatter(file: string): Problem {
  const hint = 'Put a line of three hyphens under the last of its keys.';
  return { severity: 'warning', title: 'The front matter is not closed.', hint, file, line: 1, column: 1 };
}

/** What a metadata file says. */
export interface Metadata<T> {
  readonly data: T;
  readonly yaml: YamlSource;
  /** As in `ParsedFile`. */
  readonly unknown: readonly string[] | null;
}

/** Returns what a YAML or JSON metadata file says, checked; of a wrong one what is right, null if that is nothing. */
export function parseMetadataFile<T extends z.ZodType>(
  scan: Scan,
  file: string,
  schema: FileSchema<T>,
): Outcome<Metadata<z.output<T>> | null> {
  const { text, hash } = readText(scan, file);
  return scan.memo.get(nameOf(schema, file), hash, () => {
    const decoded = text();
    const { value, problems } = parseChecked({ text: decoded.text, file, lineOffset: 0 }, schema.schema);
    return { value, problems: [...misread(file, decoded), ...problems] };
  });
}

function misread(file: string, { problem }: DecodedText): readonly Problem[] {
  return problem === null ? [] : [{ ...problem, file }];
}

/**
 * Of a wrong value the fields that are right are kept. Where its syntax is wrong, what can be read
 * may be half of a field: nothing is said of it.
 */
function parseChecked<T extends z.ZodType>(source: YamlSource, schema: T): Outcome<Metadata<z.output<T>> | null> {
  const { value: yaml, problems: slips } = parseYaml(source);
  const { data, locate } = yaml;
  const { value, problems, unknown } = validate({ schema, input: data ?? {}, file: source.file, locate });
  const known = { yaml: source, unknown: slips.length > 0 ? null : unknown };
  if (value !== null) return { value: { data: value, ...known }, problems: slips };
  const rest = schema.safeParse(isRecord(data) ? withoutMistakes(schema, data) : {});
  return {
    value: rest.success ? { data: rest.data, ...known } : null,
    problems: slips.length > 0 ? slips : problems,
  };
}

/**
 * Returns the fields of a value in which a schema finds nothing wrong. Of an author with a mistake,
 * for example, the rest stays.
 */
function withoutMistakes(
  schema: z.ZodType,
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const issues = schema.safeParse(data).error?.issues ?? [];
  const wrong = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  const whole = new Set(wrong.flatMap((path) => (path.length === 1 ? [String(path[0])] : [])));
  const kept = whole.size === 0 ? data : Object.fromEntries(Object.entries(data).filter(([key]) => !whole.has(key)));
  const rest = wrong.filter(({ length }) => length > 1).reduce(withoutField, kept);
  // Rules over several fields are only looked at once each field is right by itself.
  const isLess = rest !== kept || Object.keys(kept).length < Object.keys(data).length;
  return isLess ? withoutMistakes(schema, rest) : rest;
}

/**
 * Returns a value without the field at a path; where that is missing, and must not be, without what
 * it is missing from.
 */
function withoutField(
  data: Readonly<Record<string, unknown>>,
  [first, ...path]: readonly PropertyKey[],
): Readonly<Record<string, unknown>> {
  const key = String(first);
  if (first === undefined || !Object.hasOwn(data, key)) return data;
  const { [key]: inside, ...others } = data;
  if (path.length === 0 || !isRecord(inside)) return others;
  const rest = withoutField(inside, path);
  return rest === inside ? others : { ...data, [key]: rest };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
