import { Children, isValidElement } from 'react';
import { UsageError } from '../../shared/usage-error.ts';
import type { ReactNode } from 'react';

/** The name of a tab and the value that identifies it. */
export interface TabProps {
  /** Identifies the tab among the others. */
  readonly value: string;
  /** Text of the tab. Default: the value. */
  readonly label?: string;
  /** Whether the tab is selected at first. */
  readonly default?: boolean;
}

export interface TabList {
  readonly values: readonly string[];
  readonly labels: readonly string[];
  /** Value of the tab that is selected at first; null for none. */
  readonly selected: string | null;
}

interface TabListOptions {
  readonly children: ReactNode;
  readonly values: readonly TabProps[] | undefined;
  readonly defaultValue: string | null | undefined;
}

/**
 * Returns the tabs of the children, with the labels from `values` if it is given. Throws a
 * `UsageError` for a child that is not a tab, for a value that is used twice or has no panel, and
 * for a default that does not exist.
 */
export function readTabList({ children, values, defaultValue }: TabListOptions): TabList {
  const panels = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map(readChild);
  const tabs = values ?? panels;
  if (tabs.length === 0) throw new UsageError('it has no tabs.', 'Put a `<TabItem value="…">` into it for each.');
  const names = tabs.map(({ value }) => value);
  for (const list of [names, panels.map(({ value }) => value)]) {
    const duplicate = list.find((value, index) => list.indexOf(value) < index);
    if (duplicate !== undefined)
      throw new UsageError(`it has two tabs with the value "${duplicate}".`, 'Give each its own.');
  }
  for (const { value } of panels) if (!names.includes(value)) throw unknown('a `<TabItem>` with', value, names);
  for (const value of names) {
    if (panels.some((panel) => panel.value === value)) continue;
    throw new UsageError(
      `\`values\` names "${value}", but no \`<TabItem>\` has that value.`,
      'Add one, or leave it out.',
    );
  }
  if (typeof defaultValue === 'string' && !names.includes(defaultValue)) {
    throw unknown('the default value', defaultValue, names);
  }
  const first = panels.find((panel) => panel.default) ?? tabs.find((tab) => tab.default) ?? tabs[0];
  return {
    values: names,
    labels: tabs.map(({ value, label }) => label ?? value),
    selected: defaultValue === undefined ? (first?.value ?? null) : defaultValue,
  };
}

/**
 * Recognizes a tab by its props, not by its type, because a child can be wrapped in another
 * component.
 */
function readChild(child: ReactNode): TabProps {
  if (!isValidElement<Partial<TabProps>>(child)) {
    throw notATab(typeof child === 'object' ? '{…}' : `"${String(child).trim()}"`);
  }
  const { value, label, default: isDefault = false } = child.props;
  if (typeof value === 'string') return { value, default: isDefault, ...(label === undefined ? {} : { label }) };
  if (typeof label === 'string') return { value: label, label, default: isDefault };
  throw notATab(nameOf(child.type));
}

function nameOf(type: unknown): string {
  return `\`<${typeof type === 'function' ? type.name : String(type)}>\``;
}

function notATab(child: string): UsageError {
  return new UsageError(
    `it has the child ${child}, which is not a tab.`,
    'Put it into a `<TabItem value="…">`, or move it out of the tabs.',
  );
}

function unknown(what: string, value: string, names: readonly string[]): UsageError {
  return new UsageError(`it has ${what} "${value}", which is not one of its tabs.`, `They are: ${names.join(', ')}.`);
}
