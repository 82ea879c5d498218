import * as z from 'zod';
import { ruleLevels } from '../../config/schema/reports.ts';
import type { RuleCheck } from '../contract/rules-hook.ts';

const check = z.custom<RuleCheck>((value) => typeof value === 'function', 'a function');

const name = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'names such as `short-title`');

/** The rules of a plugin by name. */
export const rulesSchema = z.record(
  name,
  z.union([check, z.strictObject({ level: z.enum(ruleLevels).optional(), check })], {
    error: 'a function, or an object with `check` and, if need be, `level`',
  }),
);

/** The codes of a plugin by name. */
export const codesSchema = z.record(name, z.strictObject({ title: z.string().min(1), help: z.string().min(1) }));
