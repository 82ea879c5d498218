'use client';

import { lazy } from 'react';
import { ClientOnly } from 'docsgen/theme';

const InBrowser = lazy(() => import('@site/components/MapInBrowser').then(({ MapInBrowser }) => ({ default: MapInBrowser })));

export default function ClientMap() {
  return <ClientOnly fallback="A map">{() => <InBrowser />}</ClientOnly>;
}
