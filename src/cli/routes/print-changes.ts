import pc from 'picocolors';
import type { GoneRoute, RouteChanges } from '../../shared/route-changes.ts';

/** Returns what has changed in the routes of a site, for people. */
export function formatChanges({ added, removed, moved, changed }: RouteChanges): string {
  const lines = [
    ...added.map(({ url }) => `${pc.green('added')}    ${url}`),
    ...removed.map((route) => `${pc.red('removed')}  ${route.url}${destination(route)}`),
    ...moved.map((route) => {
      const lost = route.leadsTo === null ? destination(route) : '';
      return `${pc.yellow('moved')}    ${route.url} → ${route.to}${lost}`;
    }),
    ...changed.flatMap(({ url, changes }) => [
      `${pc.cyan('changed')}  ${url}`,
      ...changes.map(({ field, before, after }) => `           ${field}: ${shown(before)} → ${shown(after)}`),
    ]),
  ];
  const counts = `${added.length} added, ${removed.length} removed, ${moved.length} moved, ${changed.length} changed`;
  return `${[...lines, pc.bold(counts)].join('\n')}\n`;
}

function destination({ leadsTo }: GoneRoute): string {
  return leadsTo === null ? `  ${pc.red('without a redirect')}` : ` → ${leadsTo}`;
}

function shown(value: string | number | boolean | null): string {
  return value === null ? 'none' : String(value);
}
