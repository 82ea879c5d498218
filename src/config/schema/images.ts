import * as z from 'zod';

/** Additional formats that pictures can be offered in. */
const imageFormats = ['avif', 'webp'] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** How the pictures of pages are shown and served. */
export const imagesSchema = z.strictObject({
  /**
   * Additional formats in which pictures are offered, the preferred one first. This needs the
   * package `sharp`. Default: none.
   */
  formats: z.array(z.enum(imageFormats)).optional(),
  /**
   * Widths in pixels of the copies that browsers choose from. No copy is wider than its original.
   * This needs the package `sharp`. Default: 480, 800 and 1376 if there are `formats`, else none.
   */
  widths: z.array(z.number().int().min(16).max(8192)).optional(),
  /** Quality of the copies, from 1 to 100. Default: 55 for AVIF, 80 for others. */
  quality: z.number().int().min(1).max(100).optional(),
  /**
   * Readers can enlarge every picture that is alone in its paragraph. A figure can override this.
   * Default: false.
   */
  zoom: z.boolean().optional(),
  /**
   * A picture that is alone in its paragraph becomes a figure, and its title becomes the caption.
   * Default: false.
   */
  captions: z.boolean().optional(),
});
