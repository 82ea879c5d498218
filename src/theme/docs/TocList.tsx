import type { ReactNode } from 'react';
import type { InlineText, TocItemProps } from '../../shared/main-props.ts';

function Run({ run }: { readonly run: InlineText }): ReactNode {
  if (run.mark === null) return run.text;
  const Mark = run.mark;
  return <Mark>{run.text}</Mark>;
}

/** Renders the headings of a page as nested links. */
export function TocList({ items }: { readonly items: readonly TocItemProps[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`}>
            {item.label.map((run, index) => (
              <Run key={index} run={run} />
            ))}
          </a>
          {item.items.length > 0 && <TocList items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
