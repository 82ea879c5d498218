'use client';

import { useEffect, useState } from 'react';

export default function AfterContent() {
  const [width, setWidth] = useState(0);
  useEffect(() => void import('@site/components/window-width.ts').then((module) => setWidth(module.width)), []);
  return <aside className="after-content">{width > 0 ? 'Wide' : 'Unknown'}</aside>;
}
