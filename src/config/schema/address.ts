import * as z from 'zod';
import { isAddressPath, isInnerPath } from '../../shared/inner-path.ts';

const others = 'no spaces, and none of `? # % \\ < > " | ^ { }`';

const pathRule = `a path such as \`guides/api\`: no \`.\` or \`..\` between its slashes, ${others}`;

/** A required part of an address: one or more segments, none of which is `.` or `..`. */
export const addressPath = z.string().refine(isAddressPath, pathRule);

/** A part of an address that may be empty: an empty string, or a slash. */
export const optionalAddressPath = z
  .string()
  .refine((path) => path === '' || path === '/' || isAddressPath(path), pathRule);

/** Returns whether a text is a path from the folder of the site, which may lead out of it. */
export function isSitePath(path: string): boolean {
  return path !== '' && !/^(?:[/~]|[A-Za-z]:)|\\/.test(path) && !/^[./]*$/.test(path);
}

/** A folder, by its path from the folder of the site. */
export const sitePath = z
  .string()
  .refine(
    isSitePath,
    "the path of a folder, relative to the site's folder, such as `guides` or `../shared`, with forward slashes",
  );

const segmentRule = `one segment of a path: no slashes, not \`.\` or \`..\`, ${others}`;

/** One required segment of an address. */
export const addressSegment = z
  .string()
  .refine((segment) => !segment.includes('/') && isAddressPath(segment), segmentRule);

/** One segment of an address, or an empty string. */
export const optionalAddressSegment = z
  .string()
  .refine((segment) => segment === '' || (!segment.includes('/') && isAddressPath(segment)), segmentRule);

/**
 * Returns whether a text is a path under which a site can be served: `/`, `/docs/`, or `./` for a
 * site that can be served under any path.
 */
export function isBase(base: string): boolean {
  return base === '/' || base === './' || (/^\/[^\s?#]*\/$/.test(base) && isInnerPath(base.slice(1, -1)));
}

/** The path under which a site is served. */
export const baseSchema = z
  .string()
  .refine(isBase, 'a path that begins and ends with one slash, such as `/docs/`, without `..` in it; or `./`')
  .optional();

/** The origin at which a site is served. */
export const originSchema = z
  .string()
  .refine(
    (url) => /^https?:\/\/[^/\s]+\/?$/.test(url) && URL.canParse(url),
    'an origin such as `https://docs.example.com`; a path belongs to `base`',
  );
