import * as z from 'zod';
import { isProblemCode } from '../../shared/problem-codes.ts';
import { isRecord } from '../../shared/is-record.ts';
import { nearest } from '../../shared/nearest.ts';
import { isSettableCode, type SettableCode, settableCodes } from '../../shared/settable-codes.ts';
import type { ReportFields, ReportLevel, ReportSettings, RuleLevel } from '../fields/reports.ts';

/** What the fields of `reports` are about that are no codes. */
export const fieldCodes = {
  brokenLinks: ['broken-link', 'link-to-draft', 'missing-anchor', 'missing-file', 'refused-file'],
  unknownFrontMatter: ['unknown-front-matter-key'],
  undeclaredTags: ['undeclared-tag'],
  inlineAuthors: ['inline-author'],
  overdueReviews: ['overdue-review'],
  goneAddresses: ['gone-address'],
} as const satisfies { readonly [Field in keyof ReportFields]?: readonly SettableCode[] };

/** The levels of a rule, in the order of messages. */
export const ruleLevels = ['error', 'warn', 'off'] as const satisfies readonly RuleLevel[];

const text = z.string('a text').min(1, 'a text of at least 1 character').optional();

const exceptionSchema = z
  .strictObject({ file: text, page: text, target: text, reason: z.string('a text').min(1, 'a reason') })
  .refine(({ file, page, target }) => [file, page, target].some((pattern) => pattern !== undefined), {
    error: 'an object with `file`, `page` or `target`, in addition to `reason`',
  });

const levels = ruleLevels.map((level) => `"${level}"`).join(', ');

/** The level of a mistake, and its exceptions. Each message says what is expected. */
const settingsSchema = z.strictObject({
  level: z.custom<ReportLevel>(isLevel, `one of ${levels}`).optional(),
  ignore: z.array(exceptionSchema, 'a list').optional(),
}) satisfies z.ZodType<ReportSettings>;

/**
 * Which mistakes stop a build. Which rules there are is known when the plugins are loaded. The keys
 * are checked here because zod has no objects with keys of a form.
 */
export const reportsSchema = z
  .custom<ReportFields>(isRecord, "an object with codes of mistakes as keys, such as `{ brokenLinks: 'warn' }`")
  .superRefine((reports, context) => {
    for (const key of Object.keys(reports)) {
      const value: unknown = Reflect.get(reports, key);
      if (value === undefined) continue;
      if (isReportKey(key)) for (const issue of settingIssues(key, value)) context.addIssue(issue);
      else if (isProblemCode(key)) context.addIssue(customIssue([key], value, noLevel));
      else context.addIssue(unknownKeys([], [key], [...Object.keys(fieldCodes), ...nearestCode(key)]));
    }
  });

const noLevel = 'no level for this code, because a site with such a mistake cannot be built';

function settingIssues(key: string, value: unknown) {
  if (!isRecord(value)) return isLevel(value) ? [] : [invalidLevel(key, value)];
  const { error } = settingsSchema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map((issue) => {
    const path = [key, ...issue.path];
    if (issue.code !== 'unrecognized_keys') return customIssue(path, issue.input, issue.message);
    const isInside = issue.path.length > 0;
    return unknownKeys(path, issue.keys, isInside ? ['file', 'page', 'target', 'reason'] : ['level', 'ignore']);
  });
}

function invalidLevel(key: string, input: unknown) {
  return { code: 'invalid_value' as const, values: [...ruleLevels], path: [key], input };
}

/** The message says what is expected. `validate` reads the wrong value at the end of the path. */
function customIssue(path: PropertyKey[], value: unknown, message: string) {
  return { code: 'custom' as const, path, message, input: { [String(path.at(-1))]: value } };
}

/** The message of this code holds the known keys, see `validate`. */
function unknownKeys(path: PropertyKey[], keys: string[], known: readonly string[]) {
  return { code: 'unrecognized_keys' as const, path, keys, message: known.join(' ') };
}

function isReportKey(key: string): boolean {
  return Object.hasOwn(fieldCodes, key) || isRuleName(key) || isSettableCode(key);
}

function isLevel(value: unknown): value is ReportLevel {
  return value === 'warning' || ruleLevels.some((level) => level === value);
}

/** The list of all codes would be too long for a message. */
function nearestCode(key: string): readonly string[] {
  const near = nearest(key, settableCodes());
  return near === null ? [] : [near];
}

/** Returns whether a key of `reports` names a rule of a plugin. */
export function isRuleName(key: string): key is `${string}/${string}` {
  return key.includes('/');
}
