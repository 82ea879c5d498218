import type { Outcome, Problem } from '../shared/problem.ts';
import type { CollectionSchema } from './collection-schema.ts';
import type { ConfiguredHtml } from './configured-html.ts';
import type { Locate } from './key-place.ts';
import { findCollectionConflicts, findConflicts } from './find-conflicts.ts';
import { fillGaps, type FilledConfig } from './fill-gaps.ts';
import { readHtml } from './read-html.ts';
import { correct, rightValues } from './right-values.ts';
import { createSiteSchema, type ParsedConfig, type PartialConfig } from './schema/site-config.ts';
import type { UnknownParts } from './unknown-parts.ts';
import { pathText, validate } from './validate.ts';

interface ExportedValues {
  /** The default export of the file. */
  readonly input: unknown;
  readonly file: string;
  readonly locate: Locate;
  readonly types: readonly CollectionSchema[];
}

/** Values that are complete enough to check a site with. */
interface CheckedValues {
  readonly parsed: FilledConfig;
  readonly html: ConfiguredHtml;
  readonly unknown: UnknownParts | null;
  /** The input without its mistakes. */
  readonly right: unknown;
  /** Returns the path that a value has in the file. */
  readonly writtenPath: (path: readonly PropertyKey[]) => readonly PropertyKey[];
}

const codes = { unknownKey: 'unknown-config-key', invalidValue: 'invalid-config-value' } as const;

/**
 * Returns the values of a configuration file and every mistake in them. Wrong values are left out,
 * so that the rest of the site can still be checked. The value is null if there is no locale or no
 * collection to check.
 */
export async function checkValues(exported: ExportedValues): Promise<Outcome<CheckedValues | null>> {
  const { file, types } = exported;
  const schema = createSiteSchema(types);
  const { value, problems, input, right, wrong, doubtful, writtenPath } = readValues(exported, schema);
  const locate: Locate = (path) => exported.locate(writtenPath(path));
  const conflicts = [...findConflicts(value, input), ...findCollectionConflicts(value, types)];
  const html = await readHtml(value, { file, locate, writtenPath });
  const all = [
    ...problems,
    ...conflicts.map(({ path, code, title, hint }): Problem => {
      return { severity: 'error', code, title, hint, file, ...locate(path) };
    }),
    ...html.problems,
  ];
  const { parsed, unknown } = fillGaps(value, {
    input,
    wrong: [...wrong, ...conflicts.map(({ path }) => path)],
    doubtful,
    writtenPath,
  });
  if (parsed === null) return { value: null, problems: all };
  return { value: { parsed, html: html.value, unknown, right, writtenPath }, problems: all };
}

interface ReadValues extends Pick<CheckedValues, 'right' | 'writtenPath'> {
  readonly value: PartialConfig;
  readonly problems: readonly Problem[];
  /** The input, with misspelled keys read as those that were probably meant. */
  readonly input: unknown;
  /** Paths of the wrong values. */
  readonly wrong: readonly (readonly PropertyKey[])[];
  /** Paths of values that may be there under a name that nobody knows. */
  readonly doubtful: readonly (readonly PropertyKey[])[];
}

/** Returns the right values of a file. A misspelled key is reported, and its value is used. */
function readValues({ input, file, locate }: ExportedValues, schema: ReturnType<typeof createSiteSchema>): ReadValues {
  const first = validate({ schema, input, file, locate, codes });
  const asIs = { input, right: input, writtenPath: (path: readonly PropertyKey[]) => path };
  if (first.value !== null)
    return { ...asIs, value: first.value satisfies ParsedConfig, problems: first.problems, ...nothingWrong };
  const corrected = correct(input, first.corrections);
  const { problems: inside, ...second } = validate({
    schema,
    input: corrected.value,
    file,
    locate: (path) => locate(corrected.writtenPath(path)),
    codes,
    nameOf: (path) => pathText(corrected.writtenPath(path)),
  });
  const known = new Set(first.problems.map(keyOf));
  const partial = schema.partial();
  const right = rightValues(partial, corrected.value);
  return {
    value: partial.safeParse(right.value).data ?? {},
    problems: [...first.problems, ...inside.filter((problem) => !known.has(keyOf(problem)))],
    input: corrected.value,
    right: right.value,
    wrong: second.wrong,
    doubtful: second.doubtful.filter(isMeantPerhaps),
    writtenPath: (path) => corrected.writtenPath(right.writtenPath(path)),
  };
}

const nothingWrong = { wrong: [], doubtful: [] };

/**
 * Returns whether an unknown key may be meant for a field that texts depend on. At the top level,
 * and in collections, it is rather an option that docsgen does not have.
 */
function isMeantPerhaps(path: readonly PropertyKey[]): boolean {
  return path.length > 1 && (path[0] !== 'collections' || path[2] === 'source');
}

function keyOf({ title, line, column }: Problem): string {
  return JSON.stringify([title, line, column]);
}
