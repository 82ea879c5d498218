import { darkPalette, lightPalette, type Palette } from './palette.ts';

/** Theme variables of Mermaid: the colors of its drawings. */
export type MermaidTheme = Readonly<Record<string, string | boolean>>;

/** Fill colors behind text, for series of different items. */
const lightSeries = ['#c7d9f7', '#fbe3bd', '#cdebd6', '#f7cdd3', '#e0d3f5', '#c9ebf0', '#e3e7ed', '#f5d9ea'];
const darkSeries = ['#2c4a7c', '#6b4d16', '#27593c', '#6f2f3a', '#4d3a78', '#1f5863', '#3a4250', '#66325a'];
/**
 * Line colors for series of different items. Each is visible on light and dark pages and readable
 * with white text on it.
 */
const lines = ['#3b6fc9', '#2b7d4b', '#9a6510', '#bf4354', '#7a5bc4', '#1a7a87', '#6b7484', '#b04f8a'];

/** Colors of Mermaid drawings on light pages. */
export const lightTheme = themeOf(lightPalette, lightSeries, false);

/** Colors of Mermaid drawings on dark pages. */
export const darkTheme = themeOf(darkPalette, darkSeries, true);

function themeOf(palette: Palette, series: readonly string[], darkMode: boolean): MermaidTheme {
  const color = (name: `--${string}`): string => palette[name] ?? '';
  const text = color('--_text');
  const line = color('--_line');
  const theme: Record<string, string | boolean> = {
    darkMode,
    background: color('--bg'),
    primaryColor: color('--_node-fill'),
    primaryTextColor: text,
    primaryBorderColor: color('--_node-stroke'),
    secondaryColor: color('--_group-hdr'),
    secondaryTextColor: text,
    secondaryBorderColor: color('--_node-stroke'),
    tertiaryColor: color('--_group-fill'),
    tertiaryTextColor: text,
    tertiaryBorderColor: color('--_node-stroke'),
    noteBkgColor: color('--_group-hdr'),
    noteTextColor: text,
    noteBorderColor: color('--_node-stroke'),
    lineColor: line,
    textColor: text,
    titleColor: text,
    edgeLabelBackground: color('--bg'),
    pieOpacity: '1',
    pieStrokeColor: color('--bg'),
    pieOuterStrokeColor: color('--_node-stroke'),
    pieTitleTextColor: text,
    pieSectionTextColor: text,
    pieLegendTextColor: text,
    sectionBkgColor: color('--_group-hdr'),
    altSectionBkgColor: color('--bg'),
    sectionBkgColor2: color('--_group-hdr'),
    gridColor: line,
    taskBkgColor: series[0] ?? '',
    taskBorderColor: line,
    taskTextColor: text,
    taskTextDarkColor: text,
    taskTextLightColor: text,
    taskTextOutsideColor: text,
    commitLabelColor: text,
    commitLabelBackground: color('--_group-hdr'),
    tagLabelColor: text,
    tagLabelBackground: color('--_group-hdr'),
    tagLabelBorder: color('--_node-stroke'),
  };
  for (const index of Array.from({ length: 12 }).keys()) {
    const fill = series[index % series.length] ?? '';
    Object.assign(theme, {
      [`pie${index + 1}`]: fill,
      [`cScale${index}`]: fill,
      [`cScaleLabel${index}`]: text,
      [`cScaleInv${index}`]: line,
      [`fillType${index}`]: fill,
      [`git${index}`]: lines[index % lines.length],
      [`gitBranchLabel${index}`]: '#ffffff',
    });
  }
  return theme;
}
