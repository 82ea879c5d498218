import pc from 'picocolors';
import type { RouteInfo } from '../../shared/route-info.ts';
import { cellText, type RouteColumn, routeColumns } from './route-columns.ts';

/**
 * Returns a list of routes for people. Without columns, it shows the address, the kind and the
 * source.
 */
export function routeTable(routes: readonly RouteInfo[], columns: readonly RouteColumn[] | null): string {
  const rows = columns === null ? defaultRows(routes) : columnRows(routes, columns);
  return `${[...rows, pc.bold(`${routes.length} routes`)].join('\n')}\n`;
}

function defaultRows(routes: readonly RouteInfo[]): readonly string[] {
  const urlWidth = Math.max(...routes.map(({ url }) => url.length), 0);
  const kindWidth = Math.max(...routes.map(({ kind }) => kind.length), 0);
  return routes.map((route) => {
    const flags = (['fallback', 'draft', 'unlisted'] as const).filter((flag) => route[flag]);
    const made = route.redirect === null ? (route.source ?? '') : `→ ${route.redirect}`;
    const source = [made, ...flags.map((flag) => pc.yellow(flag))].join(' ');
    return `${route.url.padEnd(urlWidth)}  ${pc.cyan(route.kind.padEnd(kindWidth))}  ${pc.dim(source)}`.trimEnd();
  });
}

function columnRows(routes: readonly RouteInfo[], columns: readonly RouteColumn[]): readonly string[] {
  const cells = [[...columns], ...routes.map((route) => columns.map((column) => cellText(route, column)))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.map((line, index) => (index === 0 ? pc.bold(line) : line));
}

/** Returns a list of routes as CSV, as RFC 4180 defines it, with the names of the columns first. */
export function routeCsv(routes: readonly RouteInfo[], columns: readonly RouteColumn[] | null): string {
  const shown = columns ?? routeColumns;
  const rows = [shown, ...routes.map((route) => shown.map((column) => cellText(route, column)))];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
