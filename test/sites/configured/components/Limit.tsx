'use client';

import { useState } from 'react';
import { useSite } from 'docsgen/theme';

export default function Limit() {
  const { custom } = useSite();
  const limits = custom.limits as { readonly calls: number };
  const [left, setLeft] = useState(limits.calls);
  return (
    <button type="button" onClick={() => setLeft(left - 1)}>
      Calls left: {left}
    </button>
  );
}
