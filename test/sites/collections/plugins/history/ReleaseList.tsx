import type { CollectionPageProps } from 'docsgen/theme';

export default function ReleaseList({ heading, entries }: CollectionPageProps) {
  return (
    <div className="release-list">
      {heading}
      {entries.map(({ path, title, href, text }) => (
        <section key={path}>
          <h2>
            <a href={href}>{title}</a>
          </h2>
          {text}
        </section>
      ))}
    </div>
  );
}
