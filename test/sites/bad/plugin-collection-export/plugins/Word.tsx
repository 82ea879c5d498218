import type { CollectionPageProps } from 'docsgen/theme';

export function Word({ heading, data }: CollectionPageProps<{ first: string }>) {
  return (
    <article>
      {heading} {data.first.toUpperCase()}
    </article>
  );
}
