import { createElement, Fragment, type ReactNode, use } from 'react';
import { ThemeContext } from '../context/context.ts';
import { siteParts } from './site-parts.ts';
import type { PageSlotProps, SlotName, SlotProps, Slots } from '../../shared/slot-props.ts';

/** The name of a place that has a slot before and one after it. */
type Place = { [Name in SlotName]: Name extends `Before${infer Part}` ? Part : never }[SlotName];

/** The props of the slots around a place. */
type PlaceProps<Name extends Place> = Slots[`Before${Name}`] & Slots[`After${Name}`];

/** Returns what a site puts into a slot; null if it puts nothing there. */
export function fillSlot<Name extends SlotName>(name: Name, props: SlotProps<Name>): ReactNode {
  const Component = siteParts.slots[name];
  return Component === undefined ? null : createElement(Component, props);
}

/**
 * Returns a part of the page between the slots around it. If they are empty or `props` is null, it
 * is the part itself: the ids of islands depend on the number of elements around them.
 */
export function surround<Name extends Place>(place: Name, part: ReactNode, props: PlaceProps<Name> | null): ReactNode {
  const { slots } = siteParts;
  const [before, after] = [`Before${place}`, `After${place}`] as const;
  if (props === null || (slots[before] === undefined && slots[after] === undefined)) return part;
  return createElement(Fragment, null, fillSlot(before, props), part, fillSlot(after, props));
}

/**
 * Returns what slots know of the page, for a component inside it; null in an island and in parts
 * that several pages share, where slots stay empty.
 */
export function useSlotPage(): PageSlotProps | null {
  return use(ThemeContext)?.page?.slot ?? null;
}
