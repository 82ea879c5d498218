'use client';

import { useState } from 'react';
import type { ThemeProps } from 'docsgen/theme';
import { ColorSwitch as Original } from 'docsgen/theme/original';

/** An island around an island of the theme. */
export default function ColorSwitch(props: ThemeProps<'ColorSwitch'>) {
  const [count, setCount] = useState(0);
  return (
    <span className="own-switch" data-clicks={count} onClick={() => setCount(count + 1)}>
      <Original {...props} />
    </span>
  );
}
