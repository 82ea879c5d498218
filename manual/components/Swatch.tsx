import type { ReactNode } from 'react';

interface SwatchProps {
  /** Name of a custom property of the theme. */
  readonly token: string;
}

/** How much smaller than in a page a measure is drawn. */
const scales: Readonly<Record<string, number>> = {
  '--page-width': 24,
  '--text-width': 24,
  '--sidebar-width': 24,
  '--toc-width': 24,
};

/**
 * Draws a token of the theme with the token itself, so that it follows the color mode. The content
 * policy allows no `style` attributes, but attributes of SVG may name custom properties.
 */
export default function Swatch({ token }: SwatchProps): ReactNode {
  if (token === '--radius' || token === '--shadow') return <span className={`swatch swatch${token.slice(1)}`} />;
  return (
    <svg className="swatch" viewBox="0 0 60 24" width="60" height="24" aria-hidden="true">
      {token.startsWith('--font') ? <Letters token={token} /> : <Area token={token} />}
    </svg>
  );
}

function Letters({ token }: SwatchProps): ReactNode {
  return (
    <text x="2" y="18" fontSize="18" fill="currentColor" fontFamily={`var(${token})`}>
      Ag1
    </text>
  );
}

function Area({ token }: SwatchProps): ReactNode {
  const isMeasure = /-width$|-height$|^--gutter$|^--top$/.test(token);
  if (!isMeasure) {
    return (
      <rect x="0.5" y="0.5" width="59" height="23" rx="6" stroke="var(--line-strong)" fill={`var(${token}, none)`} />
    );
  }
  // A stroke grows to both sides of its line, and the left half is cut off.
  const width = `calc(var(${token}) * 2 / ${scales[token] ?? 1})`;
  return <path d="M0 8v8" stroke="var(--accent-text)" strokeWidth={width} />;
}
