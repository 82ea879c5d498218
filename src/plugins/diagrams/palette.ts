/**
 * The colors of drawings in one color mode, the same as on the pages of the theme. The contrast to
 * the page is at least 4.5:1 for text and 3:1 for lines.
 */
export interface Palette {
  /** By the CSS variable that beautiful-mermaid uses for the color. */
  readonly [variable: `--${string}`]: string;
}

export const lightPalette: Palette = {
  '--bg': '#ffffff',
  '--fg': '#2b323f',
  '--_text': '#2b323f',
  '--_text-sec': '#4c5565',
  '--_text-muted': '#4c5565',
  '--_text-faint': '#636c7b',
  '--_line': '#6b7484',
  '--_arrow': '#4c5565',
  '--_node-fill': '#f5f7fa',
  '--_node-stroke': '#8a93a3',
  '--_group-fill': '#ffffff',
  '--_group-hdr': '#edf0f5',
  '--_inner-stroke': '#ccd2dc',
  '--_key-badge': '#dfe4ec',
};

export const darkPalette: Palette = {
  '--bg': '#0f1217',
  '--fg': '#d3d8e1',
  '--_text': '#d3d8e1',
  '--_text-sec': '#aab2c0',
  '--_text-muted': '#aab2c0',
  '--_text-faint': '#929bab',
  '--_line': '#818a9a',
  '--_arrow': '#aab2c0',
  '--_node-fill': '#1b2029',
  '--_node-stroke': '#6c7585',
  '--_group-fill': '#0f1217',
  '--_group-hdr': '#1f252f',
  '--_inner-stroke': '#3a4250',
  '--_key-badge': '#313947',
};
