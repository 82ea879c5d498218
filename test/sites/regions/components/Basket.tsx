import { useStrings } from 'docsgen/theme';
import type { ReactNode } from 'react';

export default function Basket(): ReactNode {
  const { buy } = useStrings('shop');
  return <p className="basket">{buy}</p>;
}
