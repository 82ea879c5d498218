'use client';

import type { ReactNode } from 'react';
import { useStart } from './use-start.ts';

export const strategy = 'idle';

export default function StartsWhenIdle(): ReactNode {
  return <p>This starts when nothing else runs. {useStart()}</p>;
}
