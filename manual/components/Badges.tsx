import type { ReactNode } from 'react';
import { Badge } from 'docsgen/theme';

const variants = ['default', 'neutral', 'note', 'tip', 'warning', 'danger'] as const;

/** Renders a badge of each variant, with the name of the variant. */
export default function Badges(): ReactNode {
  return (
    <p>
      {variants.map((variant) => (
        <Badge key={variant} variant={variant} text={variant} />
      ))}
      <Badge text="Telekommunikationsüberwachungsverordnung" />
    </p>
  );
}
