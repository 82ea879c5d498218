'use client';

import { lazy, Suspense } from 'react';

const InBrowser = lazy(() => import('./LeafletMapInBrowser.tsx'));

export default function LeafletMap() {
  return (
    <Suspense fallback={<p>The map is being loaded.</p>}>
      <InBrowser />
    </Suspense>
  );
}
