import * as z from 'zod';
import { isAddressPath, isInnerPath } from '../../shared/inner-path.ts';

const others = 'no spaces, and none of `? # % \\ < > " | ^ { }`';

const pathRule = `a path such as \`guides/api\`: no \`.\` or \`..\` between its slashes, ${others}`;

/** A part of addresses that must be there: some segments, which lead nowhere but down. */
export const addressPath = z.string().refine(isAddressPath, pathRule);

/** A part of addresses that may be nothing: an empty text, or a slash. */
export const optionalAddressPath = z
  .string()
  .refine((path) => path === '' || path === '/' || isAddressPath(path), pathRule);

const segmentRule = `one segment of a path: no slashes, not \`.\` or \`..\`, ${others}`;

/** One segment of addresses that must be there. */
export const addressSegment = z
  .string()
  .refine((segment) => !segment.includes('/') && isAddressPath(segment), segmentRule);

/** One segment of addresses, or nothing. */
export const optionalAddressSegment = z
  .string()
  .refine((segment) => segment === '' || (!segment.includes('/') && isAddressPath(segment)), segmentRule);

/** Returns whether a text is a path under which a site can be served: `/`, `/docs/`, or `./` for any. */
export function isBase(base: string): boolean {
  return base === '/' || base === './' || (/^\/[^\s?#]*\/$/.test(base) && isInnerPath(base.slice(1, -1)));
}
