import { createContext, type ReactNode } from 'react';

/** Where a component is rendered. */
export interface IslandValue {
  /**
   * Inside an island: a component with `'use client'` is then rendered as a part of that island, as
   * the browser does it.
   */
  readonly isInside: boolean;
  /** Set around islands that only a browser can render: what the server renders in their place. */
  readonly placeholder: { readonly content: ReactNode } | null;
}

/** Says where a component is rendered. Islands and `ClientOnly` set it. */
export const IslandContext = createContext<IslandValue>({ isInside: false, placeholder: null });

/** The value of the context inside an island. */
export const insideIsland: IslandValue = { isInside: true, placeholder: null };
