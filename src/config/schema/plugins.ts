import * as z from 'zod';

/** The name of a package, or the path of a file from the site's folder. */
const specifier = z
  .string()
  .regex(
    /^(?:\.\.?\/.+|(?:@[\w.-]+\/)?[A-Za-z\d][\w.-]*(?:\/[\w./-]+)?)$/,
    'the name of a package, or the path of a file that begins with `./`',
  );

const pluginForms = 'a module such as `./plugins/x.ts`, or `[module, options]` with options that are JSON values';

/** A plugin: its module, alone or with options. */
export const pluginSchema = z.union([specifier, z.tuple([specifier, z.json()])], { error: pluginForms });

/** A unified plugin: the same, or with its place in the order. */
export const unifiedPluginSchema = z.union(
  [
    specifier,
    z.tuple([specifier, z.json()]),
    z.strictObject({
      plugin: specifier,
      options: z.json().optional(),
      place: z.enum(['first', 'last']).optional(),
    }),
  ],
  { error: `${pluginForms}, or \`{ plugin, options, place }\`` },
);
