import { useId } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { panelId, tabId, TabsContext } from './tabs-context.ts';
import { readTabList, type TabProps } from './tab-list.ts';
import type { ReactNode } from 'react';

export interface TabsProps {
  /** Tabs of the same group change together, and the choice is kept. */
  readonly groupId?: string;
  /** Name under which the choice stands in the address; true for the group's. */
  readonly queryString?: string | boolean;
  /** Value of the tab that is chosen at first, null for none; the first one if it is left out. */
  readonly defaultValue?: string | null;
  /** Values and labels, where the tabs do not say them themselves. */
  readonly values?: readonly TabProps[];
  readonly id?: string;
  readonly className?: string;
  /** One `TabItem` a tab. */
  readonly children?: ReactNode;
}

/**
 * Prints tabs. Without scripts the panels stand one below the other, each under its label. Throws a
 * `UsageError` for tabs that contradict each other.
 */
export function Tabs({ groupId, queryString, defaultValue, values, id, className, children }: TabsProps): ReactNode {
  const prefix = `tabs${useId()}`;
  const list = readTabList({ children, values, defaultValue });
  const query = queryName(queryString, groupId);
  // One tab can always be reached by the keyboard.
  const reachable = list.selected ?? list.values[0];
  return (
    <div
      id={id}
      className={className === undefined ? 'tabs' : `tabs ${className}`}
      data-group={groupId}
      data-query={query}
    >
      <div className="tab-list" role="tablist">
        {list.values.map((value, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={tabId(prefix, index)}
            aria-controls={panelId(prefix, index)}
            aria-selected={value === list.selected}
            tabIndex={value === reachable ? undefined : -1}
            data-value={value}
          >
            {list.labels[index]}
          </button>
        ))}
      </div>
      <TabsContext value={{ prefix, ...list }}>{children}</TabsContext>
    </div>
  );
}

function queryName(queryString: string | boolean | undefined, groupId: string | undefined): string | undefined {
  if (typeof queryString === 'string' && queryString !== '') return queryString;
  if (queryString === false || queryString === undefined) return undefined;
  if (groupId !== undefined) return groupId;
  throw new UsageError(
    '`queryString` has no name for the address.',
    'Give it one, `queryString="os"`, or give the tabs a `groupId`.',
  );
}
