'use client';

import type { ReactNode } from 'react';
import { useStart } from './use-start.ts';

export const strategy = 'intent';

export default function StartsByIntent(): ReactNode {
  return <p>Point at this, or tap it. {useStart()}</p>;
}
