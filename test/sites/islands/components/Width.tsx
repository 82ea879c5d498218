'use client';

import { useEffect, useState } from 'react';

export default function Width() {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => void import('./window-width.ts').then((module) => setWidth(module.width)), []);
  return <p className="width">Width: {width ?? 'unknown'}</p>;
}
