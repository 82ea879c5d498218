/**
 * Returns whether a value is an object with these fields. It does not check their values: docsgen
 * has written the data itself, and a check of every value would take longer than reading it.
 */
export function hasFields<T extends object>(value: unknown, ...fields: readonly (keyof T & string)[]): value is T {
  return typeof value === 'object' && value !== null && fields.every((field) => field in value);
}
