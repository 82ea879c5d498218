'use client';

import { useState } from 'react';

export function Stars({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} stars for this {name}
    </button>
  );
}
