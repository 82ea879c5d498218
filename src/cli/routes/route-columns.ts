import { nearest } from '../../shared/nearest.ts';
import { asProblem, DocsgenError } from '../../shared/problem.ts';
import type { RouteInfo } from '../../shared/route-info.ts';

/** A column of a list of routes: a field of each. */
export type RouteColumn = keyof RouteInfo;

/** The columns in the order of the fields. The type demands each. */
const places: Readonly<Record<RouteColumn, number>> = {
  url: 0,
  locale: 1,
  kind: 2,
  title: 3,
  source: 4,
  output: 5,
  fallback: 6,
  version: 7,
  draft: 8,
  unlisted: 9,
  address: 10,
  canonical: 11,
  status: 12,
  redirect: 13,
};

const isColumn = (name: string): name is RouteColumn => Object.hasOwn(places, name);

/** All columns, in the order of the fields of `RouteInfo`. */
export const routeColumns: readonly RouteColumn[] = Object.keys(places).filter(isColumn);

/** Returns the columns of some names. Throws a `DocsgenError` for a name that is none. */
export function selectColumns(names: readonly string[]): readonly RouteColumn[] {
  const unknown = names.filter((name) => !isColumn(name));
  if (unknown.length === 0) return names.filter(isColumn);
  throw new DocsgenError(
    unknown.map((name) =>
      asProblem({
        code: 'invalid-option',
        title: `Routes have no column \`${name}\``,
        // Every name is listed, which `suggest` does not do with so many.
        hint: `${near(name)}Columns: ${routeColumns.join(', ')}.`,
      }),
    ),
  );
}

function near(name: string): string {
  const found = nearest(name, routeColumns);
  return found === null ? '' : `Did you mean \`${found}\`? `;
}

/** Returns what a cell of a table of routes shows; nothing for null. */
export function cellText(route: RouteInfo, column: RouteColumn): string {
  return String(route[column] ?? '');
}
