import type { Outcome, Problem } from '../shared/problem.ts';
import type { CollectionSchema } from './collection-schema.ts';
import type { ConfiguredHtml, Locate } from './config.ts';
import { findConflicts } from './find-conflicts.ts';
import { readHtml } from './read-html.ts';
import { createSiteSchema, type ParsedConfig, type PartialConfig } from './schema/site-config.ts';
import { validate } from './validate.ts';

interface ExportedValues {
  /** The default export of the file. */
  readonly input: unknown;
  readonly file: string;
  readonly locate: Locate;
  readonly types: readonly CollectionSchema[];
}

/** Values that are complete enough to build a site from. */
interface CheckedValues {
  readonly parsed: ParsedConfig;
  readonly html: ConfiguredHtml;
}

/**
 * Fields that pages and the checks of their text depend on. If one of these is missing, the checks
 * would report mistakes in correct pages.
 */
const essential: ReadonlySet<PropertyKey | undefined> = new Set([
  'url',
  'locales',
  'collections',
  'markdown',
  'security',
  'reports',
]);

const codes = { unknownKey: 'unknown-config-key', invalidValue: 'invalid-config-value' } as const;

/**
 * Returns the values of a configuration file and every mistake in them. Wrong values are left out,
 * so that the rest of the site can still be checked. The value is null if an essential field is
 * wrong: further checks would then report false mistakes.
 */
export async function checkValues(exported: ExportedValues): Promise<Outcome<CheckedValues | null>> {
  const { input, file, locate, types } = exported;
  const schema = createSiteSchema(types);
  const { value, problems, unknown } = validate({ schema, input, file, locate, codes });
  const right: PartialConfig = value ?? schema.partial().safeParse(without(input, unknown)).data ?? {};
  const conflicts = findConflicts(right);
  const html = await readHtml(right, file, locate);
  const all = [
    ...problems,
    ...conflicts.map(({ path, code, title, hint }): Problem => ({
      severity: 'error',
      code,
      title,
      hint,
      file,
      ...locate(path),
    })),
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
