'use client';

import { useStrings } from 'docsgen/theme';
import type { ReactNode } from 'react';

/** Shares its name with another component, and asks the theme for its words. */
export default function Counter(): ReactNode {
  const strings = useStrings();
  return (
    <button type="button" className="button" onClick={(event) => (event.currentTarget.textContent = 'Heard')}>
      {strings['theme.CodeBlock.copy']}
    </button>
  );
}
