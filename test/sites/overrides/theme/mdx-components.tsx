import type { ComponentProps } from 'react';
import type { MdxComponents } from 'docsgen/theme';

function Kbd(props: ComponentProps<'kbd'>) {
  return <kbd className="own-kbd" {...props} />;
}

function Price({ amount }: { readonly amount: number }) {
  return <strong className="price">{amount.toFixed(2)} €</strong>;
}

export default { kbd: Kbd, Price } satisfies MdxComponents;
