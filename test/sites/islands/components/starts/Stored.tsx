'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

export default function Stored() {
  const state = useSyncExternalStore(
    subscribe,
    () => 'started',
    () => 'waits',
  );
  return <p>{`stored ${state}`}</p>;
}
