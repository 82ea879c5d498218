import { use } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import { panelId, tabId, TabsContext } from './tabs-context.ts';
import type { ReactNode } from 'react';

export interface TabItemProps {
  /** Identifies the tab among the others. Default: the label. */
  readonly value?: string;
  /** Text of the tab. Default: the value. */
  readonly label?: string;
  /** Whether the tab is selected at first. */
  readonly default?: boolean;
  /** The content. */
  readonly children?: ReactNode;
}

/**
 * Renders one panel of `Tabs`; `Tabs` renders the tab itself. Throws a `UsageError` outside `Tabs`.
 */
export function TabItem({ value, label, children }: TabItemProps): ReactNode {
  const tabs = use(TabsContext);
  const own = value ?? label ?? '';
  if (tabs === null) throw new UsageError(`the tab "${own}" is outside tabs.`, 'Put it into `<Tabs>`.');
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
      {/* A panel must not see the tabs around it as its own. */}
      <TabsContext value={null}>{children}</TabsContext>
    </div>
  );
}
