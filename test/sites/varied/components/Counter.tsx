'use client';

import { useState, type ReactNode } from 'react';
import { format } from './format.ts';

interface CounterProps {
  readonly label: string;
}

export default function Counter({ label }: CounterProps): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="button" onClick={() => setCount(count + 1)}>
      {format(label, count)}
    </button>
  );
}
