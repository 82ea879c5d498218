'use client';

import { useStarted } from './use-started.ts';

export default function Nothing() {
  const state = useStarted();
  return state === 'waits' ? null : <p>{`nothing ${state}`}</p>;
}
