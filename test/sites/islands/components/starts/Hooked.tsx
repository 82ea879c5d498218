'use client';

import { useStarted } from './use-started.ts';

export default function Hooked({ name = 'hooked' }: { readonly name?: string }) {
  return <p>{`${name} ${useStarted()}`}</p>;
}
