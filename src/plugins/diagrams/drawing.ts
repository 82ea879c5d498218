import * as z from 'zod';

/** A diagram in both color modes, as it is kept in the cache. */
export const drawingSchema = z.strictObject({
  light: z.string(),
  dark: z.string(),
  /** In CSS pixels. */
  width: z.number(),
  height: z.number(),
});

export type Drawing = Readonly<z.infer<typeof drawingSchema>>;

/**
 * Returns an SVG that names nothing outside itself: as a picture it would not get it, opened by
 * itself it would fetch it.
 */
export function withoutAddresses(svg: string): string {
  return svg.replace(/url\((?!(?:['"]|&quot;)?#)[^)]*\)/g, 'none');
}
