import type { ReactNode } from 'react';

/** A link that a component prints. */
export default function Go({ to, children }: { to: string; children: ReactNode }) {
  return <a href={to}>{children}</a>;
}
