import { NotFound } from './pages/NotFound.tsx';
import { Offline } from './pages/Offline.tsx';
import { SearchPage } from './search/SearchPage.tsx';
import type { ReactNode } from 'react';
import type { MainProps } from '../shared/main-props.ts';

export interface MainComponentProps {
  readonly main: MainProps;
  /** Rendered Markdown, by the `key` of each `ContentProps`. */
  readonly contents: Readonly<Record<string, ReactNode>>;
}

interface MainRenderer {
  /** As a method, so that a component may ask for the fields of its own kind. */
  render(props: Pick<MainComponentProps, 'main'> & Partial<MainComponentProps>): ReactNode;
}

/** Components of main areas, by the kind of the page. */
export type MainComponents = Readonly<Record<string, MainRenderer['render']>>;

export interface MainAreaProps extends MainComponentProps {
  /** The components that types of collections add. */
  readonly components: MainComponents;
}

/** The pages that belong to no collection. */
const ownComponents: MainComponents = { 'not-found': NotFound, offline: Offline, search: SearchPage };

/** Renders the content of `<main>` for the kind of the page. Throws if no component renders it. */
export function MainArea({ main, contents, components }: MainAreaProps): ReactNode {
  const Main = components[main.kind] ?? ownComponents[main.kind];
  if (!Main) throw new Error(`No component renders pages of the kind \`${main.kind}\``);
  return <Main main={main} contents={contents} />;
}
