'use client';

import { type ReactNode, useState } from 'react';

export default function Counter({ children }: { readonly children?: ReactNode }): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <p>
      {children}
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
    </p>
  );
}
