import type * as z from 'zod';

/**
 * Returns a value without the fields that a schema rejects. Correct fields of nested objects stay:
 * an author with one mistake, for example, keeps the rest. What is no object has no correct fields.
 */
export function withoutMistakes(schema: z.ZodType, data: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(data)) return {};
  const issues = schema.safeParse(data).error?.issues ?? [];
  const wrong = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  const whole = new Set(wrong.flatMap((path) => (path.length === 1 ? [String(path[0])] : [])));
  const kept = whole.size === 0 ? data : Object.fromEntries(Object.entries(data).filter(([key]) => !whole.has(key)));
  const rest = wrong.filter(({ length }) => length > 1).reduce(withoutField, kept);
  // zod checks rules over several fields only when each field is valid, so check again.
  const isLess = rest !== kept || Object.keys(kept).length < Object.keys(data).length;
  return isLess ? withoutMistakes(schema, rest) : rest;
}

/**
 * Returns a value without the field at a path. If the field is a missing required one, the object
 * that lacks it is removed instead.
 */
function withoutField(
  data: Readonly<Record<string, unknown>>,
  [first, ...path]: readonly PropertyKey[],
): Readonly<Record<string, unknown>> {
  const key = String(first);
  if (first === undefined || !Object.hasOwn(data, key)) return data;
  const { [key]: inside, ...others } = data;
  if (path.length === 0 || !isRecord(inside)) return others;
  const rest = withoutField(inside, path);
  return rest === inside ? others : { ...data, [key]: rest };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
