'use client';

import { useRef, useState } from 'react';

/** It has state, handlers and an element, and no effect. */
export default function Touched() {
  const [count, setCount] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <button ref={button} type="button" onClick={() => setCount(count + 1)}>
      Touched {count}
    </button>
  );
}
