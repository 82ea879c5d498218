'use client';

import { useEffect, useState } from 'react';

const ahead = import('./window-width.ts');

export default function Ahead() {
  const [width, setWidth] = useState(0);
  useEffect(() => void ahead.then((module) => setWidth(module.width)), []);
  return <p className="ahead">{width > 0 ? 'There' : 'Not there'}</p>;
}
