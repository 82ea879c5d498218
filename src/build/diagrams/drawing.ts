import * as z from 'zod';

/** A diagram in both colour modes, as it is kept in the cache. */
export const drawingSchema = z.strictObject({
  light: z.string(),
  dark: z.string(),
  /** In CSS pixels. */
  width: z.number(),
  height: z.number(),
});

export type Drawing = Readonly<z.infer<typeof drawingSchema>>;
