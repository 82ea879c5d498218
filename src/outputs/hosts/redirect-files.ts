import { hashedFile } from '../../shared/hashed-file.ts';
import type { RedirectPattern } from '../../shared/redirect-patterns.ts';
import { vercelRoutes } from '../../site/redirects/host-limits.ts';
import { commonHeaders, errorFolders, fillTarget, foreverHeader, type HostRules } from './host-rules.ts';

/**
 * Returns the file `_redirects` of Netlify. The `!` puts a redirect before the page that it has.
 */
export function netlifyRedirects(rules: HostRules): string {
  return lines([
    ...rules.exact.map(({ from, to }) => `${encodeURI(from)} ${literal(to)} 301!`),
    ...rules.patterns.map((pattern) => {
      const { from, to } = plainPattern(pattern, rules);
      return `${from} ${to} 301`;
    }),
    ...errorFolders(rules).map((folder) => `${folder}* ${folder}404.html 404`),
  ]);
}

/**
 * Returns the file `_redirects` of Cloudflare, which has no rules for missing pages. There a `*`
 * matches nothing too, a redirect comes before the page at its address, and a slash at the end
 * counts.
 */
export function cloudflareRedirects(rules: HostRules): string {
  // A colon begins a parameter anywhere in a path. The page of such an address leads on.
  const exact = rules.exact.filter(({ from }) => !/:[A-Za-z]/.test(from));
  const starts = new Set(rules.patterns.flatMap(({ from }) => (from.endsWith('/*') ? [from.slice(0, -2)] : [])));
  return lines([
    ...exact.flatMap(({ from, to }) => {
      const all = starts.has(from) ? [from, `${from}/`] : [from];
      return all.map((each) => `${encodeURI(each)} ${literal(to)} 301`);
    }),
    ...rules.startPages().map((page) => `${encodeURI(page)}/ ${encodeURI(page)}/ 200`),
    ...rules.patterns.flatMap((pattern) => {
      const { from, to } = plainPattern(pattern, rules);
      return (from.endsWith('*') ? [from] : [from, `${from}/`]).map((each) => `${each} ${to} 301`);
    }),
  ]);
}

/**
 * Returns a pattern in the syntax that both hosts read. They put values in by name, one after the
 * other, so no name may begin with another one. What `*` stands for has the slash of the reader.
 */
function plainPattern(pattern: RedirectPattern, { trailingSlash }: HostRules): RedirectPattern {
  let count = 0;
  const named = pattern.from
    .split('/')
    .map((part) => (part.startsWith(':') ? `:${String.fromCodePoint(97 + count++)}` : encodeURI(part)));
  const names = named.filter((part) => part === '*' || part.startsWith(':'));
  const nameOf = (index: number) => (names[index] === '*' ? ':splat' : (names[index] ?? ''));
  const slash = pattern.to.endsWith('/*') ? 'ignore' : trailingSlash;
  const plain = { from: pattern.from, to: literal(pattern.to) };
  return { from: named.join('/'), to: fillTarget(plain, { trailingSlash: slash }, nameOf) };
}

/**
 * Returns a target in which only parameters look like those: whole parts of the path. Others are
 * encoded. After the `#`, hosts put in no values.
 */
function literal(target: string, special = /[:*]/g): string {
  const [, origin = '', path = '', hash = ''] = /^(https?:\/\/[^/?#]*)?([^#]*)(.*)$/s.exec(target) ?? [];
  const parts = path
    .split(/(\/(?::[A-Za-z]\w*|\*)(?=\/|$|\?))/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(special, encodeSign)));
  return origin + parts.join('') + hash;
}

function encodeSign(sign: string): string {
  return `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
}

/** Returns the file `_headers` of Netlify and Cloudflare. Their patterns cannot tell a hash. */
export function headersFile({ base, worker }: HostRules): string {
  return lines([
    `${base}*`,
    ...Object.entries(commonHeaders).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/:file`,
    `  Cache-Control: ${foreverHeader}`,
    ...(worker === null ? [] : [worker, '  Cache-Control: no-cache']),
  ]);
}

/** Returns the file `vercel.json`. */
export function vercelFile(rules: HostRules): string {
  const headers = [
    {
      source: `${rules.base}(.*)`,
      headers: Object.entries(commonHeaders).map(([key, value]) => ({ key, value })),
    },
    { source: `${rules.base}(${hashedFile})`, headers: [{ key: 'Cache-Control', value: foreverHeader }] },
    ...(rules.worker === null
      ? []
      : [{ source: rules.worker, headers: [{ key: 'Cache-Control', value: 'no-cache' }] }]),
  ];
  // Vercel decodes these, and takes them for parameters.
  const isPlain = ({ to }: RedirectPattern) => !/\$|%24|\?[^#]*(?:[:()*]|%3A|%2[89A])/i.test(to);
  const patterns = rules.patterns
    .filter(isPlain)
    .slice(0, vercelRoutes)
    .map((pattern) => vercelPattern(pattern, rules));
  // Vercel refuses a file with more of them. The pages of the other addresses lead on.
  const others = rules.exact.filter(isPlain).slice(0, vercelRoutes - patterns.length);
  const exact = others.map(({ from, to: target }) => {
    const to = literal(target, vercelSigns);
    const source = escapePath(encodeURI(from));
    return { source: from.endsWith('.html') ? source : `${source}{/}?`, destination: to, permanent: true };
  });
  // Rewrites are for what is not a file.
  const rewrites = errorFolders(rules).map((folder) => ({
    source: `${escapePath(folder)}(.*)`,
    destination: `${folder}404.html`,
    statusCode: 404,
  }));
  const all = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers,
    redirects: [...exact, ...patterns],
    ...(rewrites.length > 0 ? { rewrites } : {}),
  };
  return `${JSON.stringify(all, null, 2)}\n`;
}

function vercelPattern(pattern: RedirectPattern, rules: HostRules) {
  const parts = pattern.from.split('/').map((part) => {
    if (part === '*') return ':rest+';
    return part.startsWith(':') ? part : escapePath(encodeURI(part));
  });
  const names = parts.filter((part) => part.startsWith(':'));
  const nameOf = (index: number) => (names[index] === ':rest+' ? ':rest*' : (names[index] ?? ''));
  const plain = { from: pattern.from, to: literal(pattern.to, vercelSigns) };
  const destination = fillTarget(plain, rules, nameOf);
  return { source: `${parts.join('/')}{/}?`, destination, permanent: true };
}

/** Vercel reads these signs as parts of a pattern in a target, too. */
const vercelSigns = /[:*()]/g;

/** Vercel reads these characters as parts of a pattern. */
function escapePath(path: string): string {
  return path.replace(/[:()*+?{}]/g, String.raw`\$&`);
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
