import type { HostName } from '../../config/fields/redirects.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import { createAddresses, servedBase } from '../graph/address.ts';
import type { Site } from '../graph/site.ts';
import { redirectTarget } from './redirect-target.ts';

/** Redirects that Vercel accepts in one file. */
export const vercelRoutes = 2048;

/** What Cloudflare reads of a file; it leaves out the rest without an error. */
const cloudflare = { exact: 2000, patterns: 100, line: 1000 };

/** Returns a problem for what the hosts of a site will not read of its redirects. */
export function checkHostLimits(site: Site): readonly Problem[] {
  const { hosts } = site.config;
  return hosts.flatMap((host, index) => limitsOf[host]?.(site, index) ?? []);
}

type CheckLimits = (site: Site, index: number) => readonly Problem[];

const limitsOf: Readonly<Partial<Record<HostName, CheckLimits>>> = {
  cloudflare: (site, index) => {
    const { exact, patterns } = site.redirects;
    // Each pattern without a `*` needs a second line, for a slash at the end.
    const lines = patterns.reduce((count, { from }) => count + (from.endsWith('*') ? 1 : 2), 0);
    return [
      ...tooMany(site, index, {
        host: 'Cloudflare',
        what: 'redirects without parameters',
        count: exact.length,
        most: cloudflare.exact,
      }),
      ...tooMany(site, index, {
        host: 'Cloudflare',
        what: 'lines with parameters',
        count: lines,
        most: cloudflare.patterns,
      }),
      ...tooLong(site),
    ];
  },
  vercel: (site, index) => {
    const { exact, patterns } = site.redirects;
    const count = exact.length + patterns.length;
    return tooMany(site, index, { host: 'Vercel', what: 'redirects', count, most: vercelRoutes });
  },
};

interface Counted {
  readonly host: string;
  readonly what: string;
  readonly count: number;
  readonly most: number;
}

function tooMany({ config }: Site, index: number, { host, what, count, most }: Counted): readonly Problem[] {
  if (count <= most) return [];
  return [
    asProblem({
      code: 'too-many-redirects',
      title: `${host} reads ${most} ${what}, and the site has ${count}`,
      hint: 'The pages of old addresses and the script of the 404 page handle the others. Replace many redirects with one pattern.',
      file: config.file,
      ...config.locate(['hosts', index]),
    }),
  ];
}

function tooLong({ config, redirects }: Site): readonly Problem[] {
  const addresses = createAddresses(config, null);
  const base = servedBase(config);
  const reported = new Set<string>();
  return redirects.exact.flatMap((redirect) => {
    const line = `${encodeURI(base + redirect.from.slice(1))} ${redirectTarget(redirect, addresses)} 301`;
    // What is wrong in one language is wrong in all.
    if (line.length <= cloudflare.line || reported.has(redirect.line)) return [];
    reported.add(redirect.line);
    const title = `Cloudflare reads no redirect of more than ${cloudflare.line} characters, and one has ${line.length}`;
    const hint = 'Make its addresses shorter. The page of the old address leads to the new one.';
    return [asProblem({ code: 'too-many-redirects', title, hint, ...redirect.place() })];
  });
}
