import type { Outcome, Problem } from '../shared/problem.ts';
import type { CollectionSchema } from './collection-schema.ts';
import type { ConfiguredHtml, Locate } from './config.ts';
import { isRecord } from '../shared/is-record.ts';
import { findConflicts } from './find-conflicts.ts';
import { readHtml } from './read-html.ts';
import { createSiteSchema, type ParsedConfig, type PartialConfig } from './schema/site-config.ts';
import { validate } from './validate.ts';
import { withoutMistakes } from './without-mistakes.ts';

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
  'locales',
  'collections',
  'markdown',
  'frontMatter',
  'security',
]);

/** Fields of these that no check depends on; a star stands for any key. */
const inessential: ReadonlySet<string> = new Set([
  'locales.*.label',
  'locales.*.direction',
  'locales.*.calendar',
  'markdown.parser',
]);

function isEssential(path: readonly PropertyKey[]): boolean {
  const [field, second, third] = path;
  return (
    essential.has(field) &&
    !inessential.has(path.slice(0, 2).join('.')) &&
    !inessential.has([field, second === undefined ? '' : '*', third ?? ''].map(String).join('.'))
  );
}

/**
 * Returns the origin of a site whose `url` is wrong. Often that has a path. Otherwise some address
 * serves the checks as well.
 */
function probableOrigin(input: unknown): string {
  const url = isRecord(input) ? String(input['url']) : '';
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : 'https://example.com';
}

const codes = { unknownKey: 'unknown-config-key', invalidValue: 'invalid-config-value' } as const;

/**
 * Returns the values of a configuration file and every mistake in them. Wrong values are left out,
 * so that the rest of the site can still be checked. The value is null if an essential field is
 * wrong: further checks would then report false mistakes.
 */
export async function checkValues(exported: ExportedValues): Promise<Outcome<CheckedValues | null>> {
  const { input, file, locate, types } = exported;
  const schema = createSiteSchema(types);
  const { value, problems, wrong } = validate({ schema, input, file, locate, codes });
  const right: PartialConfig = value ?? schema.partial().safeParse(withoutMistakes(schema.partial(), input)).data ?? {};
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
  const isWhole = ![...wrong, ...conflicts.map(({ path }) => path)].some(isEssential);
  const { title = '', url = probableOrigin(input), locales, collections } = right;
  if (!isWhole || !locales || !collections) return { value: null, problems: all };
  const parsed = { ...right, title, url, locales, collections };
  return { value: { parsed, html: html.value }, problems: all };
}
