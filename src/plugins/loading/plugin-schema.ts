import * as z from 'zod';
import { stringsSchema } from '../../config/schema/strings.ts';
import type { Plugin } from '../contract/plugin.ts';
import { codesSchema, rulesSchema } from './rules-schema.ts';

/**
 * Unlike `z.custom`, it reports the value as wrong itself, and not as a rule over several fields.
 */
const func = z.unknown().check(({ value, issues }) => {
  if (typeof value !== 'function') issues.push({ code: 'invalid_type', expected: 'function', input: value });
});
const paths = z.array(z.string());

const unifiedPlugins = z.array(
  z.union(
    [func, z.tuple([func], z.unknown()), z.strictObject({ when: func, load: func })],
    'a unified plugin, alone, as `[plugin, options]` or as `{ when, load }`',
  ),
);

const drawer = z.strictObject({ language: z.string().min(1), describe: func.optional(), open: func });

const command = z.strictObject({
  name: z.string().regex(/^[a-z\d][\w:-]*$/i, 'a name of letters, digits and hyphens'),
  description: z.string(),
  run: func,
});

/** The rules of each field of a plugin. Types of collections have rules of their own. */
const fields = {
  name: z.string().min(1),
  config: func.optional(),
  markdown: z
    .strictObject({
      remarkFirst: unifiedPlugins.optional(),
      remarkCode: unifiedPlugins.optional(),
      remark: unifiedPlugins.optional(),
      rehype: unifiedPlugins.optional(),
      rehypeLast: unifiedPlugins.optional(),
    })
    .optional(),
  codes: codesSchema.optional(),
  strings: stringsSchema.optional(),
  theme: z.string().optional(),
  styles: paths.optional(),
  css: func.optional(),
  client: paths.optional(),
  parser: func.optional(),
  collections: z.array(z.unknown()).optional(),
  draw: z.array(drawer).optional(),
  routes: func.optional(),
  references: func.optional(),
  page: func.optional(),
  rules: rulesSchema.optional(),
  output: func.optional(),
  serviceWorker: z.strictObject({ offlinePage: z.boolean() }).optional(),
  commands: z.array(command).optional(),
} satisfies Record<keyof Plugin, z.ZodType>;

/** The names of the fields of a plugin. */
export const fieldNames: readonly string[] = Object.keys(fields);

/** What a plugin may hold. */
export const pluginSchema = z.object(fields);
