import type { ComponentProps } from 'react';
import type { MdxComponents } from 'docsgen/theme';

function Price({ amount }: { readonly amount: string }) {
  return <span className="price">{amount} €</span>;
}

function Code(props: ComponentProps<'code'>) {
  return <code {...props} className="first-code" />;
}

export default { em: 'i', code: Code, Price } satisfies MdxComponents;
