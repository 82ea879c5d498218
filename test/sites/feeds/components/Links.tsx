import type { ReactNode } from 'react';

export default function Links(): ReactNode {
  return (
    <ul>
      <li>
        <a href="/sub/news">from the root</a>
      </li>
      <li>
        <a href="/sub/news/rss.xml">the feed</a>
      </li>
      <li>
        <a href="?from=elsewhere#code">relative</a>
      </li>
    </ul>
  );
}
