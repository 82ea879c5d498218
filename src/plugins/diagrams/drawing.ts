import * as z from 'zod';

/** The cached drawing of a diagram, in both color modes. */
export const drawingSchema = z.strictObject({
  light: z.string(),
  dark: z.string(),
  /** In CSS pixels. */
  width: z.number(),
  height: z.number(),
});

export type Drawing = Readonly<z.infer<typeof drawingSchema>>;

/**
 * Removes references to external resources from an SVG. Browsers do not load them in a picture, but
 * they would load them if the file is opened directly.
 */
export function withoutAddresses(svg: string): string {
  return svg.replace(/url\((?!(?:['"]|&quot;)?#)[^)]*\)/g, 'none');
}
