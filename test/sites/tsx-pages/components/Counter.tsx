'use client';

import { useState } from 'react';

export function Counter({ start }: { readonly start: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" className="button counter" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  );
}
