/** The release that brought every field that `laterFields` does not name. */
const first = '1.0';

/** The fields that came later, as `Interface.field`, with their release; `next` until it is out. */
export const laterFields: Readonly<Record<string, string>> = { 'SiteConfig.routesFile': '1.1' };

/** Returns the release that brought a field of an interface. */
export function sinceOf(type: string, field: string): string {
  return laterFields[`${type}.${field}`] ?? first;
}
