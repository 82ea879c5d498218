import type { LocaleProps } from './page-props.ts';

/** What the function `load` of a component page is called with. */
export interface PageLoadContext {
  /** The folder of the site, as an absolute path: `join(root, 'data/team.json')`. */
  readonly root: string;
  /** The language in which the page is rendered. */
  readonly locale: LocaleProps;
  /** The fields of the page, as its file exports them. */
  readonly page: Readonly<Record<string, unknown>>;
}

/**
 * A function that a component page exports as `load`. It is called once for each build and each
 * language of the page, and what it returns is given to the component as `data`. It may read files
 * and ask servers. Its result must be plain data, as in JSON: a page is rendered again when this
 * has changed.
 */
export type LoadPage<Data = unknown> = (context: PageLoadContext) => Data | Promise<Data>;

/** The props of the component that a component page exports by default. */
export interface ComponentPageProps<Data = unknown> {
  /** What the function `load` of the page has returned; undefined for a page without one. */
  readonly data: Data;
  /** The fields of the page, as its file exports them. */
  readonly page: Readonly<Record<string, unknown>>;
  /** The language in which the page is rendered. A fallback page is rendered in each. */
  readonly locale: LocaleProps;
  /** Functions that return addresses for links and pictures. */
  readonly to: ComponentAddresses;
}

/**
 * Functions that return final addresses: under the base of the site, in the language of the page.
 */
export interface ComponentAddresses {
  /**
   * Returns the address of a page: `to.page('/guide/start#install')` may give
   * `/docs/es/guide/start#install`.
   */
  readonly page: (path: string) => string;
  /** Returns the address of a file in `static/`: `to.file('/img/team.jpg')`. */
  readonly file: (path: string) => string;
}
