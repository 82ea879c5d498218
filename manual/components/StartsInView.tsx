'use client';

import type { ReactNode } from 'react';
import { useStart } from './use-start.ts';

export const strategy = 'visible';

export default function StartsInView(): ReactNode {
  return <p>This starts in view. {useStart()}</p>;
}
