import { darkPalette, lightPalette, type Palette } from './palette.ts';

/** What Mermaid calls the colours of its drawings. */
export type MermaidTheme = Readonly<Record<string, string | boolean>>;

/** Fills under text, one for each of several things that are told apart. */
const lightSeries = ['#c7d9f7', '#fbe3bd', '#cdebd6', '#f7cdd3', '#e0d3f5', '#c9ebf0', '#e3e7ed', '#f5d9ea'];
const darkSeries = ['#2c4a7c', '#6b4d16', '#27593c', '#6f2f3a', '#4d3a78', '#1f5863', '#3a4250', '#66325a'];
/** Lines that are told apart; each can be seen on pages of both modes and bears white text. */
const lines = ['#3b6fc9', '#2b7d4b', '#9a6510', '#bf4354', '#7a5bc4', '#1a7a87', '#6b7484', '#b04f8a'];

/** Mermaid's colours on light pages. */
export const lightTheme = themeOf(lightPalette, lightSeries, false);

/** Mermaid's colours on dark pages. */
export const darkTheme = themeOf(darkPalette, darkSeries, true);

function themeOf(palette: Palette, series: readonly string[], darkMode: boolean): MermaidTheme {
  const colour = (name: `--${string}`): string => palette[name] ?? '';
  const text = colour('--_text');
  const line = colour('--_line');
  const theme: Record<string, string | boolean> = {
    darkMode,
    background: colour('--bg'),
    primaryColor: colour('--_node-fill'),
    primaryTextColor: text,
    primaryBorderColor: colour('--_node-stroke'),
    secondaryColor: colour('--_group-hdr'),
    secondaryTextColor: text,
    secondaryBorderColor: colour('--_node-stroke'),
    tertiaryColor: colour('--_group-fill'),
    tertiaryTextColor: text,
    tertiaryBorderColor: colour('--_node-stroke'),
    noteBkgColor: colour('--_group-hdr'),
    noteTextColor: text,
    noteBorderColor: colour('--_node-stroke'),
    lineColor: line,
    textColor: text,
    titleColor: text,
    edgeLabelBackground: colour('--bg'),
    pieOpacity: '1',
    pieStrokeColor: colour('--bg'),
    pieOuterStrokeColor: colour('--_node-stroke'),
    pieTitleTextColor: text,
    pieSectionTextColor: text,
    pieLegendTextColor: text,
    sectionBkgColor: colour('--_group-hdr'),
    altSectionBkgColor: colour('--bg'),
    sectionBkgColor2: colour('--_group-hdr'),
    gridColor: line,
    taskBkgColor: series[0] ?? '',
    taskBorderColor: line,
    taskTextColor: text,
    taskTextDarkColor: text,
    taskTextLightColor: text,
    taskTextOutsideColor: text,
    commitLabelColor: text,
    commitLabelBackground: colour('--_group-hdr'),
    tagLabelColor: text,
    tagLabelBackground: colour('--_group-hdr'),
    tagLabelBorder: colour('--_node-stroke'),
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
