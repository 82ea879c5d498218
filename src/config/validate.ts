import * as z from 'zod';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import type { Locate } from './key-place.ts';
import { findLoneSurrogates, withoutLoneSurrogates } from './lone-surrogates.ts';
import { nearest, suggest } from '../shared/nearest.ts';
import type { ProblemCode } from '../shared/problem-codes.ts';
import type { Correction } from './correct.ts';
import { kindsOf, wordsOf } from './schema-words.ts';

interface ValidateOptions<T extends z.ZodType> {
  readonly schema: T;
  readonly input: unknown;
  /** Path of the file that the input was read from, relative to the site's root. */
  readonly file: string;
  readonly locate: Locate;
  readonly codes: ValidationCodes;
  /** Returns the name of a path in messages. Default: the path as written in code. */
  readonly nameOf?: (path: Path) => string;
  /** Returns the names of the fields that an unknown key may stand for elsewhere. Default: none. */
  readonly elsewhere?: (path: Path) => readonly string[];
}

type Path = readonly PropertyKey[];

/** The codes of the mistakes in one kind of file. */
export interface ValidationCodes {
  readonly unknownKey: ProblemCode;
  /** For a value that is missing or wrong. */
  readonly invalidValue: ProblemCode;
}

interface Validated<T> extends Outcome<T | null> {
  /**
   * Names of the input's top-level fields that have no usable value: the value is wrong, or the
   * name is misspelled.
   */
  readonly unknown: readonly string[];
  /** How to read misspelled keys and types as those that were probably meant. */
  readonly corrections: readonly Correction[];
}

/**
 * Returns the parsed input, or null and every mistake in it. Each mistake names the path, the
 * value, what was expected, and for an unknown key the nearest known key.
 */
export function validate<T extends z.ZodType>(options: ValidateOptions<T>): Validated<z.output<T>> {
  const halves = findLoneSurrogates(options.input);
  if (halves.length === 0) return validateText(options);
  const { file, locate, codes, nameOf = pathText } = options;
  const problems = halves.map((path): Problem => {
    const title = `\`${nameOf(path).replaceAll(/\p{Surrogate}/gu, '\uFFFD')}\` has half of a character`;
    const hint = 'Write the character itself, or both halves of its escape, such as `\\ud83d\\ude00`.';
    return asProblem({ code: codes.invalidValue, title, hint, file, ...locate(path) });
  });
  const rest = validateText({ ...options, input: withoutLoneSurrogates(options.input) });
  return { ...rest, problems: [...problems, ...rest.problems] };
}

/** Does the same for an input whose texts can be written to a file. */
function validateText<T extends z.ZodType>(options: ValidateOptions<T>): Validated<z.output<T>> {
  const { schema, input, file, locate, codes, nameOf = pathText, elsewhere = () => [] } = options;
  const result = schema.safeParse(input, { reportInput: true, error: describe });
  if (result.success) return { value: result.data, problems: [], unknown: [], corrections: [] };
  const explanations = withoutConsequences(result.error.issues.flatMap((issue) => explain(issue, [], elsewhere)));
  const problems = explanations.map(({ path, isUnknown, title, hint }): Problem => {
    const code = isUnknown ? codes.unknownKey : codes.invalidValue;
    const named = title.replace(`\`${pathText(path)}\``, () => `\`${nameOf(path)}\``);
    return asProblem({ code, title: named, hint, file, ...locate(path) });
  });
  const isWritten = (name: PropertyKey) => isRecord(input) && Object.hasOwn(input, name);
  const meant = explanations.flatMap((each) => (each.meant ? [each.meant] : []));
  const wrong = [...explanations.map(({ path }) => path), ...meant.filter(([name]) => !isWritten(name ?? ''))];
  const unknown = new Set(wrong.flatMap((path) => path.slice(0, 1)).map(String));
  const corrections = explanations.flatMap((each) => correctionOf(each) ?? []);
  return { value: null, problems, unknown: [...unknown], corrections };
}

function correctionOf({ path, meant, meantValue }: Explanation): Correction | null {
  if (meantValue !== undefined) return { path, kind: 'value', meant: meantValue };
  return meant === undefined ? null : { path, kind: 'key', meant: String(meant.at(-1)) };
}

interface Explanation {
  /** The input has a key that the schema does not have. */
  readonly isUnknown?: true;
  readonly path: Path;
  readonly title: string;
  readonly hint: string;
  /** For an unknown key: the path of the key that was probably meant. */
  readonly meant?: Path | undefined;
  /** For a wrong type of an object: the type that was probably meant. */
  readonly meantValue?: string | undefined;
  /** There is no value at the path. */
  readonly isMissing?: true;
}

/** Drops "is missing" mistakes for fields that are present under a misspelled name. */
function withoutConsequences(all: readonly Explanation[]): readonly Explanation[] {
  const meant = new Set(all.flatMap((each) => (each.meant ? [pathText(each.meant)] : [])));
  return all.filter(({ isMissing, path }) => isMissing !== true || !meant.has(pathText(path)));
}

type Issue = z.core.$ZodIssue;

function explain(
  issue: Issue,
  parents: Path,
  elsewhere: NonNullable<ValidateOptions<z.ZodType>['elsewhere']>,
): readonly Explanation[] {
  const path = [...parents, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(issue.message);
    return issue.keys.map((key) => {
      const others = elsewhere([...path, key]);
      const near = others.length > 0 ? null : nearest(key, known);
      return {
        isUnknown: true,
        path: [...path, key],
        title: `Unknown key \`${pathText([...path, key])}\``,
        hint:
          others.length > 0
            ? `Did you mean ${others.map((other) => `\`${other}\``).join(' or ')}?`
            : suggest(key, known, 'known keys'),
        meant: near === null ? undefined : [...path, near],
      };
    });
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branch = likeliest(issue.errors);
    if (branch) return branch.flatMap((inner) => explain(inner, path, elsewhere));
  }
  const key = path.length === 0 ? 'The whole value' : `\`${pathText(path)}\``;
  const value = wrongValue(issue);
  if (value === undefined) return [{ path, title: `${key} is missing`, hint: remedyOf(issue), isMissing: true }];
  if (issue.code === 'invalid_key') {
    const reason = issue.issues.map(({ message }) => message).join(', ');
    return [{ path, title: `${key} has an invalid key`, hint: `Expected ${reason}.` }];
  }
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const [written, known] = [typeof value === 'string' ? value : '', knownKeys(issue.message)];
    const hint = suggest(written, known, 'known values');
    return [{ path, title: `${key} is ${valueText(value)}`, hint, meantValue: nearest(written, known) ?? undefined }];
  }
  return [{ path, title: `${key} is ${valueText(value)}`, hint: remedyOf(issue) }];
}

function remedyOf(issue: Issue): string {
  const isSwitch = issue.code === 'invalid_type' && issue.expected === 'boolean';
  return isSwitch ? 'Use true or false.' : `Expected ${expectation(issue)}.`;
}

/**
 * Returns the value that an issue is about. For an unknown discriminator, or a rule over several
 * fields, zod reports the whole object as input; the wrong value is that of the field at the end of
 * the path.
 */
function wrongValue(issue: Issue): unknown {
  const isAboutField = issue.code === 'custom' || (issue.code === 'invalid_union' && issue.discriminator !== undefined);
  const field = issue.path.at(-1);
  return isAboutField && field !== undefined && isRecord(issue.input) ? issue.input[String(field)] : issue.input;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns the issues of the union branch that was probably meant: the one whose own type matches,
 * so that its issues are about fields inside. zod gives one list of issues per branch. An object
 * without the field that tells kinds apart is rather of a branch without such kinds, unless that
 * takes no such keys.
 */
function likeliest(errors: readonly Issue[][]): readonly Issue[] | undefined {
  const isMeant = (issue: Issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys';
  const isOfNoKind = (issue: Issue) =>
    issue.code === 'invalid_union' && issue.discriminator !== undefined && wrongValue(issue) === undefined;
  const meant = errors.filter((issues) => issues.length > 0 && issues.every(isMeant));
  return (
    meant.find((issues) => !issues.some((issue) => isOfNoKind(issue) || issue.code === 'invalid_key')) ??
    meant[0] ??
    errors.find((issues) => issues.some(isMeant))
  );
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'object' || issue.expected === 'record' ? issue.message : article(issue.expected);
    case 'invalid_value':
      // A schema may say more than the list of its values.
      if (issue.message.startsWith('one of ')) return issue.message;
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return limit(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return limit(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'invalid_union':
      return issue.discriminator === undefined ? issue.message : `one of ${issue.message.replaceAll(' ', ', ')}`;
    default:
      return issue.message;
  }
}

function limit(origin: string, relation: string, bound: number | bigint): string {
  if (origin === 'string') return `a text of ${relation} ${bound} ${bound === 1 ? 'character' : 'characters'}`;
  return origin === 'array'
    ? `a list of ${relation} ${bound} ${bound === 1 ? 'item' : 'items'}`
    : `a number of ${relation} ${bound}`;
}

function article(type: string): string {
  const name = type === 'int' ? 'whole number' : type === 'array' ? 'list' : type === 'string' ? 'text' : type;
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

/**
 * Says in the message of an issue what only its schema knows, to which a finished issue has no
 * access: the known keys, the values of a discriminator, or what is expected.
 */
function describe(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject)
    return Object.keys(issue.inst.shape).join(' ');
  if (issue.code === 'invalid_union' && issue.inst instanceof z.ZodDiscriminatedUnion)
    return kindsOf(issue.inst).join(' ');
  const isShape = issue.code === 'invalid_type' && (issue.expected === 'object' || issue.expected === 'record');
  if (!isShape && issue.code !== 'invalid_union') return undefined;
  // Who writes true for a group of options wants the defaults.
  const isOn = issue.input === true && issue.inst instanceof z.ZodType && issue.inst.safeParse({}).success;
  return `${wordsOf(issue.inst)}${isOn ? '; without the key, the defaults apply' : ''}`;
}

function knownKeys(message: string): readonly string[] {
  return message === '' ? [] : message.split(' ');
}

/** Returns a path as written in code: `navbar.items[2].label`. */
export function pathText(path: Path): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '');
}

function valueText(value: unknown): string {
  const text = writtenText(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

function writtenText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'function') return 'a function';
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // JSON has no `bigint`, and no objects that contain themselves.
    return typeof value === 'bigint' ? `${value}n` : 'an object that is not JSON';
  }
}
