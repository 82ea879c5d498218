'use client';

import { useFormat, useStrings } from 'docsgen/theme';
import { type ReactNode, useState } from 'react';

export default function Basket(): ReactNode {
  const strings = useStrings('shop');
  const format = useFormat();
  const [count, setCount] = useState(0);
  return (
    <p>
      <output>{count === 0 ? strings.empty : format(strings.items, { count })}</output>{' '}
      <button type="button" onClick={() => setCount(count + 1)}>
        {strings.add}
      </button>
    </p>
  );
}
