import { useFormat, useStrings } from 'docsgen/theme';
import type { ReactNode } from 'react';

export default function Title({ amount }: { readonly amount: number }): ReactNode {
  const { title, total } = useStrings('shop');
  const format = useFormat();
  return (
    <p className="basket">
      {title}: {format(total, { amount })}
    </p>
  );
}
