import * as z from 'zod';

/** A CSS color, as far as it can harm no style sheet. */
export const cssColor = z
  .string()
  .regex(/^[^;{}<>]+$/, 'a CSS color')
  .optional();

const colors = z.strictObject({
  accent: cssColor,
  background: cssColor,
  surface: cssColor,
  raised: cssColor,
  heading: cssColor,
  text: cssColor,
  muted: cssColor,
  line: cssColor,
  lineStrong: cssColor,
});

/** The colors of the theme. `PaletteFields` explains each field. */
export const paletteSchema = z.strictObject({ light: colors.optional(), dark: colors.optional() });
