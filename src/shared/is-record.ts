/** Returns whether a value from JSON is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value instanceof Object;
}
