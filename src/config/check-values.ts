import type { z } from 'zod';
import type { Outcome, Problem } from '../shared/problem.ts';
import type { ConfiguredHtml, Locate } from './config.ts';
import { findConflicts } from './find-conflicts.ts';
import { readHtml } from './read-html.ts';
import { type PartialConfig, partialConfigSchema, siteConfigSchema } from './schema/site-config.ts';
import { validate } from './validate.ts';

type Parsed = z.output<typeof siteConfigSchema>;

interface WrittenValues {
  /** What the file exports. */
  readonly input: unknown;
  readonly file: string;
  readonly locate: Locate;
}

/** Values that a site can be made of. */
interface CheckedValues {
  readonly parsed: Parsed;
  readonly html: ConfiguredHtml;
}

/**
 * What pages, and what is said of their texts, depend on. Without one of these, right pages would
 * be called wrong.
 */
const essential: ReadonlySet<PropertyKey | undefined> = new Set([
  'url',
  'locales',
  'collections',
  'markdown',
  'security',
  'reports',
]);

/**
 * Returns the values of a configuration file with every mistake in them. Wrong ones are left out,
 * so that the rest of the site can be looked at; null if that would say nothing true of it.
 */
export async function checkValues({ input, file, locate }: WrittenValues): Promise<Outcome<CheckedValues | null>> {
  const { value, problems, unknown } = validate({ schema: siteConfigSchema, input, file, locate });
  const right: PartialConfig = value ?? partialConfigSchema.safeParse(without(input, unknown)).data ?? {};
  const conflicts = findConflicts(right);
  const html = await readHtml(right, file, locate);
  const all = [
    ...problems,
    ...conflicts.map(({ path, title, hint }): Problem => ({ severity: 'error', title, hint, file, ...locate(path) })),
    ...html.problems,
  ];
  const isWhole = ![...unknown, ...conflicts.map(({ path }) => path[0])].some((name) => essential.has(name));
  const { title = '', url, locales, collections } = right;
  if (!isWhole || url === undefined || !locales || !collections) return { value: null, problems: all };
  const parsed = { ...right, title, url, locales, collections };
  return { value: { parsed, html: html.value }, problems: all };
}

function without(input: unknown, names: readonly string[]): unknown {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));
}
