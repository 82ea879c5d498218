import type { ComponentPageProps } from 'docsgen';

export const page = { title: 'Blank', layout: 'blank' };

export default function Blank({ to }: ComponentPageProps) {
  return (
    <>
      <h1>Nothing around it</h1>
      <a href={to.page('/docs/intro')}>Introduction</a>
    </>
  );
}
