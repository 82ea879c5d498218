'use client';

import { lazy, Suspense } from 'react';

const InBrowser = lazy(() => import('./MapInBrowser.tsx').then(({ MapInBrowser }) => ({ default: MapInBrowser })));

export default function LazyMap() {
  return (
    <Suspense fallback={<p>The map comes</p>}>
      <InBrowser />
    </Suspense>
  );
}

/** Without a `Suspense`: nothing until the module is there. */
export function BareMap({ children }: { readonly children?: React.ReactNode }) {
  return <InBrowser>{children}</InBrowser>;
}
