import { useStrings } from '../context/context.ts';
import type { ReactNode } from 'react';

export interface DiagramProps {
  /** Text alternative of the drawing. */
  readonly text?: string;
  /** Addresses of the drawing in both color modes. */
  readonly light?: string;
  readonly dark?: string;
  readonly width?: number;
  readonly height?: number;
}

/**
 * From this width in pixels, a drawing scrolls in its box on narrow screens. It could not be read
 * if it were smaller.
 */
const scrollingWidth = 560;
/** From this width in pixels, it scrolls on every screen. */
const largeWidth = 800;

/**
 * Renders a diagram as one picture for each color mode. The browser fetches only the visible one.
 */
export function Diagram({ text = '', light, dark, width = 0, height = 0 }: DiagramProps): ReactNode {
  const label = useStrings()['theme.diagram.ariaLabel'];
  const size = { width, height };
  const pictures = (
    <>
      <img className="only-light" src={light} alt={text} {...size} loading="lazy" decoding="async" />
      <img className="only-dark" src={dark} alt={text} {...size} loading="lazy" decoding="async" />
    </>
  );
  if (width < scrollingWidth) return <div className="diagram">{pictures}</div>;
  const kind = width < largeWidth ? 'diagram-wide' : 'diagram-large';
  return (
    <div className={`diagram ${kind}`} role="group" aria-label={label} tabIndex={0}>
      {pictures}
    </div>
  );
}
