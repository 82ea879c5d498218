import * as z from 'zod';
import { isRecord } from '../../shared/is-record.ts';
import type { ReportFields, RuleLevel } from '../fields/reports.ts';

const severities = ['error', 'warning'] as const;
const fields: Readonly<Record<string, readonly string[]>> = {
  brokenLinks: severities,
  unknownFrontMatter: severities,
  undeclaredTags: [...severities, 'off'],
  inlineAuthors: [...severities, 'off'],
  overdueReviews: [...severities, 'off'],
  goneAddresses: [...severities, 'off'],
};

/** The levels of a rule, in the order of messages. */
export const ruleLevels = ['error', 'warn', 'off'] as const satisfies readonly RuleLevel[];

/**
 * Which mistakes stop a build. Which rules there are is known when the plugins are loaded. The keys
 * are checked here because zod has no objects with keys of a form.
 */
export const reportsSchema = z.custom<ReportFields>(isRecord, 'an object').superRefine((reports, context) => {
  for (const key of Object.keys(reports)) {
    const value: unknown = Reflect.get(reports, key);
    const values = fields[key] ?? (isRuleName(key) ? ruleLevels : null);
    // The message of this code holds the known keys, see `validate`.
    if (values === null)
      context.addIssue({ code: 'unrecognized_keys', keys: [key], message: Object.keys(fields).join(' ') });
    else if (value !== undefined && !values.some((each) => each === value))
      context.addIssue({ code: 'invalid_value', values: [...values], path: [key], input: value });
  }
});

/** Returns whether a key of `reports` names a rule of a plugin. */
export function isRuleName(key: string): key is `${string}/${string}` {
  return key.includes('/');
}
