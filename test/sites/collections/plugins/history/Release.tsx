import type { CollectionPageProps } from 'docsgen/theme';
import { Badge } from 'docsgen/theme';
import { Stars } from './Stars.tsx';

export default function Release({ heading, text, frontMatter, links, data }: CollectionPageProps<{ product: string }>) {
  const { newer, older } = links;
  return (
    <article className="release">
      {heading}
      <p className="release-day">
        {data.product}, <time>{String(frontMatter.released)}</time> <Badge>{String(frontMatter.level)}</Badge>
      </p>
      {text}
      <Stars name="release" />
      <p className="release-links">
        {newer && <a href={newer.href}>Newer: {newer.label}</a>} {older && <a href={older.href}>Older: {older.label}</a>}
      </p>
    </article>
  );
}
