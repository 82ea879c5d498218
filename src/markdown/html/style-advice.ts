/** Advice for CSS declarations, by property name. */
const adviceByProperty: readonly (readonly [RegExp, string])[] = [
  [/^text-align$/, 'the classes `align-left`, `align-center` and `align-right` align'],
  [
    /^(color|fill|stroke)$/,
    'the tokens `--text`, `--muted`, `--accent-text`, `--note`, `--tip`, `--warning`, `--danger` color text',
  ],
  [/^background(-color)?$/, 'the tokens `--surface`, `--raised`, `--accent-tint` color backgrounds'],
  [/^border/, 'the tokens `--line` and `--line-strong` color borders, `--radius` rounds them'],
  [/^(width|height|inline-size|block-size|max-width)$/, 'the attributes `width` and `height` size pictures and films'],
  [/^font-family$/, 'the tokens `--font` and `--font-code` are the fonts'],
  [/^display$/, 'the attribute `hidden` hides'],
];

/**
 * Returns a hint what to use instead of a `style` attribute: a class in the stylesheet of the site,
 * with tokens of the theme.
 */
export function adviseOnStyle(style: string): string {
  const properties = [...style.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name = '']) => name.toLowerCase());
  const advice = new Set(
    properties.flatMap((name) => adviceByProperty.flatMap(([pattern, text]) => (pattern.test(name) ? [text] : []))),
  );
  const details = advice.size === 0 ? '' : ` (${[...advice].join('; ')})`;
  return `Use a class, with its rules in the style sheet that \`styles\` names in the configuration${details}; \`security.inlineStyles: true\` keeps such attributes.`;
}
