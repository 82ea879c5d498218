import * as z from 'zod';
import { isExternal } from '../../shared/is-external.ts';
import { parametersOf } from '../../shared/redirect-patterns.ts';

const addressRule = 'an address of the site such as `/guide/old`, without base, query and anchor';

/** Returns whether a text is an address of the site, as pages and redirects have it. */
function isSiteAddress(address: string): boolean {
  const parts = address.slice(1).split('/');
  return /^\/(?!\/)[^\s?#\\<>"|^{}]*$/.test(address) && parts.every((part) => part !== '.' && part !== '..');
}

/** The old addresses of a page, in its front matter. */
export const redirectFromSchema = z
  .union([plainAddress(), z.array(plainAddress())], `${addressRule}, or a list of them`)
  .optional();

function plainAddress() {
  return z
    .string()
    .refine((address) => isSiteAddress(address) && !/\*|\/:/.test(address), `${addressRule}, without patterns`);
}

const pattern = z
  .string()
  .refine(isSiteAddress, addressRule)
  .refine(
    (from) => isPattern(from),
    '`:name` as a whole part between slashes, each once, and `*` only as the last part',
  );

const target = z
  .string()
  .refine(
    (to) =>
      isExternal(to)
        ? /^https?:\/\/[\p{L}\p{M}\p{N}._~-]+(?::\d+)?(?:[/?#]\S*)?$/u.test(to)
        : /^\/(?![/\\])\S*$/.test(to),
    'an address such as `/guide/new`, or `https://example.com/new` for another site',
  );

const redirectSchema = z
  .strictObject({ from: z.union([pattern, z.array(pattern).min(1)]), to: target })
  .superRefine(({ from, to }, context) => {
    for (const each of [from].flat()) {
      const known = parametersOf(each);
      const other = parametersOf(to).find((name) => !known.includes(name));
      if (other === undefined) continue;
      const message = `only what \`from\` has: \`${other}\` is not in \`${each}\``;
      context.addIssue({ code: 'custom', path: ['to'], message, input: { from, to } });
    }
  });

/** Addresses that lead to others. */
export const redirectsSchema = z.array(redirectSchema).optional();

/** Where the site is published. */
export const hostsSchema = z
  .array(z.enum(['netlify', 'cloudflare', 'vercel', 'github-pages', 'nginx', 'caddy']))
  .refine(
    (hosts) => !(hosts.includes('netlify') && hosts.includes('cloudflare')),
    'either `netlify` or `cloudflare`: they read files of the same names, but have different rules',
  )
  .optional();

function isPattern(from: string): boolean {
  const names = parametersOf(from);
  const parts = from.split('/');
  const isWhole = parts.every((part, index) =>
    part.includes('*')
      ? part === '*' && index === parts.length - 1
      : !part.startsWith(':') || /^:[A-Za-z]\w*$/.test(part),
  );
  return isWhole && names.length === new Set(names).size;
}
