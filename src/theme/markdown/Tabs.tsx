import { useId } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { panelId, tabId, TabsContext } from './tabs-context.ts';
import { readTabList, type TabProps } from './tab-list.ts';
import type { ReactNode } from 'react';

export interface TabsProps {
  /** Tabs with the same group change together, and the choice is saved. */
  readonly groupId?: string;
  /** Name of the query parameter that holds the choice; true for the name of the group. */
  readonly queryString?: string | boolean;
  /** Value of the tab that is selected at first; null for none. Default: the first tab. */
  readonly defaultValue?: string | null;
  /** Values and labels, if the tabs do not have them themselves. */
  readonly values?: readonly TabProps[];
  /** Id of the element. */
  readonly id?: string;
  /** Class of the element. */
  readonly className?: string;
  /** One `TabItem` for each tab. */
  readonly children?: ReactNode;
}

/**
 * Renders tabs. Without scripts, the panels are shown one below the other, each under its label.
 * Throws a `UsageError` for tabs that contradict each other.
 */
export function Tabs({ groupId, queryString, defaultValue, values, id, className, children }: TabsProps): ReactNode {
  const prefix = `tabs${useId()}`;
  const list = readTabList({ children, values, defaultValue });
  const query = queryName(queryString, groupId);
  // The keyboard must be able to reach one tab at any time.
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
    '`queryString` has no name for the URL.',
    'Give it one, `queryString="os"`, or give the tabs a `groupId`.',
  );
}
