import { ownLocales } from '../../config/own-locales.ts';
import { createAddressList } from '../../site/redirects/address-list.ts';
import { createAddresses, servedBase } from '../../site/graph/address.ts';
import type { Site } from '../../site/graph/site.ts';
import { redirectTarget } from '../../site/redirects/redirect-target.ts';
import { addressOf } from '../../site/graph/redirects.ts';
import { followPatterns, type RedirectPattern } from '../../shared/redirect-patterns.ts';

/** What hosts are told about a site. All paths contain the base. */
export interface HostRules {
  /** Path under which the site is served: `/` or `/docs/`. */
  readonly base: string;
  readonly trailingSlash: Site['config']['trailingSlash'];
  readonly isCompressed: boolean;
  /** Old addresses, decoded, with the addresses that they lead to, encoded. */
  readonly exact: readonly RedirectPattern[];
  /** Patterns, decoded, with encoded targets. */
  readonly patterns: readonly RedirectPattern[];
  /** Address of the service worker; null for none. */
  readonly worker: string | null;
  /** Folders of the languages that have one: `/docs/es/`. */
  readonly folders: readonly string[];
  /** Returns the pages at the beginning of a pattern with `*`: `/guide` for `/guide/*`. */
  readonly startPages: () => readonly string[];
}

/** Returns the rules of a site. */
export function createHostRules(site: Site): HostRules {
  const { config, redirects } = site;
  const base = servedBase(config);
  const addresses = createAddresses(config, null);
  return {
    base,
    trailingSlash: config.trailingSlash,
    isCompressed: config.compress,
    exact: redirects.exact
      .filter(({ locale }) => locale.away === null)
      .map((redirect) => ({
        from: base + redirect.from.slice(1),
        to: encodeAddress(redirectTarget(redirect, addresses)),
      })),
    patterns: createAddressList(site).patterns.map(({ from, to }) => ({ from, to: encodeAddress(to) })),
    worker: config.serviceWorker === null ? null : `${base}sw.js`,
    folders: ownLocales(config).flatMap(({ path }) => (path === '' ? [] : [`${base}${path}/`])),
    startPages: () => startPages(site, base),
  };
}

function startPages({ routes, redirects }: Site, base: string): readonly string[] {
  const starts = redirects.patterns.flatMap(({ from }) =>
    from.endsWith('/*') ? [{ from: from.slice(0, -2), to: '/' }] : [],
  );
  if (starts.length === 0) return [];
  const pages = routes.filter(({ locale }) => locale.away === null).map(({ url }) => addressOf(url));
  return pages.flatMap((page) => (followPatterns(starts, page) === null ? [] : [base + page.slice(1)]));
}

/**
 * Returns the folders with an error page that a host must be told of. It knows that of its own
 * root.
 */
export function errorFolders({ base, folders }: HostRules): readonly string[] {
  return base === '/' ? folders : [...folders, base];
}

/**
 * Returns the address with all characters that need it encoded. What is encoded already stays. No
 * space, quote, brace, backslash or control character is left, so that it is one word for each
 * host.
 */
function encodeAddress(address: string): string {
  return encodeURI(address).replace(/%25(?=[0-9A-Fa-f]{2})/g, '%');
}

/** The headers of all files. The policy of each page is in its HTML, which cannot say this. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "frame-ancestors 'self'",
} as const;

/** The header of files whose names change with their content. */
export const foreverHeader = 'public, max-age=31536000, immutable';

/** Returns a text as a part of a regular expression. */
export function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** Returns the expression of a pattern, whose groups are its parameters in their order. */
export function patternRegex(from: string): string {
  // No backslash and no control character: browsers and headers would misread them.
  const parts = from.split('/').map((part) => {
    if (part === '*') return String.raw`([^\x00-\x1f\x7f\x5c]+?)`;
    return part.startsWith(':') ? String.raw`([^/\x00-\x1f\x7f\x5c]+)` : escapeRegex(part);
  });
  return `^${parts.join('/')}/?$`;
}

/** Returns the target of a pattern with other names for its parameters, which `nameOf` gives. */
export function fillTarget(
  { from, to }: RedirectPattern,
  rules: Pick<HostRules, 'trailingSlash'>,
  nameOf: (index: number) => string,
): string {
  const names = from.split('/').filter((part) => part === '*' || part.startsWith(':'));
  const filled = to.replace(
    /\/(:[A-Za-z]\w*|\*)(?=\/|$|[?#])/g,
    (_, name: string) => `/${nameOf(names.indexOf(name))}`,
  );
  const isPage = filled.startsWith('/') && !/[?#]|\/$|\.\w+$/.test(filled);
  return isPage && rules.trailingSlash === 'always' ? `${filled}/` : filled;
}
