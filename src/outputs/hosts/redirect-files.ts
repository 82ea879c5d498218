import { hashedFile } from '../../shared/hashed-file.ts';
import { commonHeaders, fillTarget, foreverHeader, type HostRules } from './host-rules.ts';

/** Returns the file `_redirects` of Netlify. The `!` puts a redirect before the page that it has. */
export function netlifyRedirects(rules: HostRules): string {
  const missing = rules.folders.map((folder) => `${folder}* ${folder}404.html 404`);
  return lines([...redirectLines(rules, '301!'), ...missing]);
}

/** Returns the file `_redirects` of Cloudflare, which knows no rules for missing pages. */
export function cloudflareRedirects(rules: HostRules): string {
  return lines(redirectLines(rules, '301'));
}

function redirectLines(rules: HostRules, status: string): readonly string[] {
  const { exact, patterns } = rules;
  return [
    ...exact.map(({ from, to }) => `${encodeURI(from)} ${to} ${status}`),
    ...patterns.map((pattern) => {
      const names = pattern.from.split('/').filter((part) => part === '*' || part.startsWith(':'));
      const nameOf = (index: number) => (names[index] === '*' ? ':splat' : (names[index] ?? ''));
      return `${encodeURI(pattern.from)} ${encodeURI(fillTarget(pattern, rules, nameOf))} ${status.slice(0, 3)}`;
    }),
  ];
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
  const { base, exact, patterns, worker } = rules;
  const headers = [
    {
      source: `${base}(.*)`,
      headers: Object.entries(commonHeaders).map(([key, value]) => ({ key, value })),
    },
    { source: `${base}(${hashedFile})`, headers: [{ key: 'Cache-Control', value: foreverHeader }] },
    ...(worker === null ? [] : [{ source: worker, headers: [{ key: 'Cache-Control', value: 'no-cache' }] }]),
  ];
  const redirects = [
    ...exact.map(({ from, to }) => ({ source: escapePath(encodeURI(from)), destination: to, permanent: true })),
    ...patterns.map((pattern) => {
      const names = pattern.from.split('/').filter((part) => part === '*' || part.startsWith(':'));
      const nameOf = (index: number) => (names[index] === '*' ? ':rest*' : (names[index] ?? ''));
      const parts = pattern.from.split('/').map((part) => {
        if (part === '*') return ':rest+';
        return part.startsWith(':') ? part : escapePath(encodeURI(part));
      });
      return { source: parts.join('/'), destination: fillTarget(pattern, rules, nameOf), permanent: true };
    }),
  ];
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', headers, redirects }, null, 2)}\n`;
}

/** Vercel reads these characters as parts of a pattern. */
function escapePath(path: string): string {
  return path.replace(/[:()*+?{}]/g, String.raw`\$&`);
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
