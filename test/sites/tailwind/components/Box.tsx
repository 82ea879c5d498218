import './box.scss';
import type { ReactNode } from 'react';

export default function Box({ children }: { readonly children: ReactNode }) {
  return <div className="box px-13 dark:bg-teal-900">{children}</div>;
}
