'use client';

import { useStarted } from './use-started.ts';

/** Its element has no box. */
export default function Hidden() {
  const state = useStarted();
  return <dialog open={state === 'started'}>{`hidden ${state}`}</dialog>;
}
