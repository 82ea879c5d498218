import { use } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { panelId, tabId, TabsContext } from './tabs-context.ts';
import type { TabProps } from './tab-list.ts';
import type { ReactNode } from 'react';

export interface TabItemProps extends Omit<TabProps, 'value'> {
  /** What tells the tab from the others; the label if it is left out. */
  readonly value?: string;
  readonly children?: ReactNode;
}

/** Prints one panel of `Tabs`, which prints its tab; throws outside `Tabs`. */
export function TabItem({ value, label, children }: TabItemProps): ReactNode {
  const tabs = use(TabsContext);
  const own = value ?? label ?? '';
  if (tabs === null) throw new UsageError(`the tab "${own}" stands outside of tabs.`, 'Put it into `<Tabs>`.');
  const index = tabs.values.indexOf(own);
  return (
    <div
      className="tab-panel"
      role="tabpanel"
      id={panelId(tabs.prefix, index)}
      aria-labelledby={tabId(tabs.prefix, index)}
      data-selected={own === tabs.selected ? '' : undefined}
    >
      <p className="tab-label">{tabs.labels[index]}</p>
      {/* Tabs inside a panel are others. */}
      <TabsContext value={null}>{children}</TabsContext>
    </div>
  );
}
