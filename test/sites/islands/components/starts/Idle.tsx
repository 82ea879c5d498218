'use client';

import { useStarted } from './use-started.ts';

export const strategy = 'idle';

export default function Idle() {
  return <p>{`idle ${useStarted()}`}</p>;
}
