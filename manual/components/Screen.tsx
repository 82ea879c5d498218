'use client';

import type { ReactNode } from 'react';

export default function Screen(): ReactNode {
  return (
    <p>
      This window is {innerWidth} pixels wide, and the screen has {devicePixelRatio} for each of them.
    </p>
  );
}
