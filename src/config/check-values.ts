import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import type { CollectionSchema } from './collection-schema.ts';
import type { ConfiguredHtml } from './configured-html.ts';
import type { Locate } from './key-place.ts';
import { correct } from './correct.ts';
import { findCollectionConflicts, findConflicts } from './find-conflicts.ts';
import { readHtml } from './read-html.ts';
import { createSiteSchema, otherNames, type ParsedConfig } from './schema/site-config.ts';
import { pathsOf } from './schema-words.ts';
import { pathText, validate } from './validate.ts';
import { withoutMistakes } from './without-mistakes.ts';

interface ExportedValues {
  /** The default export of the file. */
  readonly input: unknown;
  readonly file: string;
  readonly locate: Locate;
  readonly types: readonly CollectionSchema[];
}

/** The values of a configuration without mistakes. */
interface CheckedValues {
  readonly parsed: ParsedConfig;
  readonly html: ConfiguredHtml;
}

const codes = { unknownKey: 'unknown-config-key', invalidValue: 'invalid-config-value' } as const;

/** Returns the values of a configuration file, or null and every mistake in them. */
export async function checkValues({
  input,
  file,
  locate,
  types,
}: ExportedValues): Promise<Outcome<CheckedValues | null>> {
  const schema = createSiteSchema(types);
  const elsewhere = (path: readonly PropertyKey[]) => fieldsFor(schema, path);
  const options = { schema, file, codes, elsewhere };
  const first = validate({ ...options, input, locate });
  // A misspelled key is reported, and read as the one that was meant: its value has to be checked as well.
  const corrected = correct(input, first.corrections);
  const locateWritten: Locate = (path) => locate(corrected.writtenPath(path));
  const nameOf = (path: readonly PropertyKey[]) => pathText(corrected.writtenPath(path));
  const inside =
    first.corrections.length === 0
      ? []
      : validate({ ...options, input: corrected.value, locate: locateWritten, nameOf }).problems;
  // Rules over several fields are checked as far as these fields are right.
  const partial = schema.partial();
  const value = first.value ?? partial.safeParse(withoutMistakes(partial, corrected.value)).data ?? {};
  const conflicts = [...findConflicts(value, corrected.value), ...findCollectionConflicts(value, types)];
  const html = await readHtml(value, { file, locate: locateWritten, writtenPath: corrected.writtenPath });
  const known = new Set(first.problems.map(keyOf));
  const problems = [
    ...first.problems,
    ...inside.filter((problem) => !known.has(keyOf(problem))),
    ...conflicts.map(({ path, code, title, hint }): Problem => {
      return asProblem({ code, title, hint, file, ...locateWritten(path) });
    }),
    ...html.problems,
  ];
  const isRight = first.value !== null && problems.length === 0;
  return { value: isRight ? { parsed: first.value, html: html.value } : null, problems };
}

/** Returns the fields that an unknown key may stand for: those of its name further down, or of its meaning. */
export function fieldsFor(
  schema: ReturnType<typeof createSiteSchema>,
  path: readonly PropertyKey[],
): readonly string[] {
  const written = pathText(path);
  if (Object.hasOwn(otherNames, written)) return otherNames[written] ?? [];
  const parent = path.slice(0, -1).map(String);
  return pathsOf(path.at(-1) ?? '', schema)
    .filter((field) => parent.every((key, index) => field[index] === key))
    .map(pathText);
}

function keyOf({ title, line, column }: Problem): string {
  return JSON.stringify([title, line, column]);
}
