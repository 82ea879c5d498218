import { InlineRuns } from './InlineRuns.tsx';
import { useContext, type ReactNode } from 'react';
import { ThemeContext } from '../context/context.ts';
import { Label } from '../layout/Label.tsx';
import type { TocItemProps } from '../../shared/main-props.ts';

/** Renders the headings of a page as nested links. */
export function TocList({ items }: { readonly items: readonly TocItemProps[] }): ReactNode {
  const language = useContext(ThemeContext)?.page?.textLanguage;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`}>
            <Label language={language}>
              <InlineRuns runs={item.label} />
            </Label>
          </a>
          {item.items.length > 0 && <TocList items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
