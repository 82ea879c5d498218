import type { CollectionPageProps } from 'docsgen/theme';

export default function Word({ heading, data }: CollectionPageProps<{ first: string }>) {
  return (
    <article>
      {heading} {data.first.toUpperCase()}
    </article>
  );
}
