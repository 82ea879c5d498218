'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { format } from './format.ts';

interface CounterProps {
  readonly label: string;
  readonly start?: number;
  readonly children?: ReactNode;
}

export default function Counter({ label, start = 0, children }: CounterProps): ReactNode {
  const [count, setCount] = useState(start);
  return (
    <div className="counter">
      <button type="button" className="button" onClick={() => setCount(count + 1)}>
        {format(label, count)}
      </button>
      {children}
    </div>
  );
}
