'use client';

import { useStarted } from './use-started.ts';

export const strategy = 'intent';

export default function Intent() {
  return <p>{`intent ${useStarted()}`}</p>;
}
