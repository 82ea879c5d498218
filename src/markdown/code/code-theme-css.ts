import { codePlate } from './code-plate.ts';
import type { CodeTheme } from './code-theme.ts';

/** Blocks of code, tabs that contain only such, and highlighted code in the text. */
const code = ':is(.code,.code-tabs,.code-inline)';

/**
 * Returns the CSS rules for the colors of code: variables and token classes under `.code` and
 * `.code-inline`. The rules of the dark theme, if there is one, are under `[data-theme='dark']`.
 */
export function codeThemeCss(theme: CodeTheme, dark: CodeTheme | null): string {
  const own = themeRules(code, theme, 'c');
  if (!dark) return own.join('\n');
  const scope = `[data-theme='dark'] ${code}`;
  // A token with the default color in the dark theme has no `d` class, so the rule of the light
  // theme must be reset.
  const reset = `${scope} span{color:inherit;font-style:inherit;font-weight:inherit;text-decoration:inherit}`;
  return [...own, reset, ...themeRules(scope, dark, 'd')].join('\n');
}

function themeRules(scope: string, theme: CodeTheme, prefix: 'c' | 'd'): readonly string[] {
  const variables = [
    `--code-background:${theme.background}`,
    `--code-foreground:${theme.foreground}`,
    `--code-muted:${theme.muted}`,
    ...Object.entries(theme.tints).map(([name, color]) => `--code-${name}:${color}`),
    `color-scheme:${theme.type}`,
  ];
  return [
    `${scope}{${variables.join(';')}}`,
    // Older browsers, which cannot read the hue of the accent, keep the plate without it.
    `@supports(color:oklch(from red l c h)){${scope}{--code-background:${codePlate(theme.type).tinted}}}`,
    ...theme.colors.map((color, index) => `${scope} .${prefix}${index + 1}{color:${color.shown}}`),
    ...terminalRules(scope, theme),
    `${scope} .${prefix}i{font-style:italic}`,
    `${scope} .${prefix}b{font-weight:bold}`,
    `${scope} .${prefix}u{text-decoration:underline}`,
    `${scope} .${prefix}s{text-decoration:line-through}`,
    `${scope} .${prefix}u.${prefix}s{text-decoration:underline line-through}`,
  ];
}

function terminalRules(scope: string, { terminal }: CodeTheme): readonly string[] {
  return [
    ...terminal.map(({ shown }, index) => `${scope} .a${index + 1}{color:${shown}}`),
    ...terminal.map(
      ({ background, onBackground }, index) =>
        `${scope} .ab${index + 1}{background:${background};color:${onBackground}}`,
    ),
    `${scope} .ad{color:var(--code-muted)}`,
    `${scope} .ai{background:var(--code-foreground);color:var(--code-background)}`,
  ];
}
