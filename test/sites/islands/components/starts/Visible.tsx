'use client';

import { useStarted } from './use-started.ts';

export const strategy = 'visible';

export default function Visible() {
  return <p>{`visible ${useStarted()}`}</p>;
}
