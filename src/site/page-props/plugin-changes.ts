import type { HeadTag } from '../../shared/head-tag.ts';
import type { ImageDetails, PluginValues } from '../../shared/page-props.ts';

/** What the plugins of a site change on a page. */
export interface PluginChanges {
  /** Null for the title of the page. */
  readonly title: string | null;
  /** Null for the description of the page. */
  readonly description: string | null;
  /** The addresses in them are as the plugins wrote them. */
  readonly head: readonly HeadTag[];
  readonly classNames: readonly string[];
  /** By the name of the plugin. */
  readonly values: PluginValues;
  /** The picture for shared links; null for that of the site. */
  readonly image: PluginImage | null;
}

/** A picture that a plugin has made for a page. */
export interface PluginImage extends ImageDetails {
  /** Relative to the output folder. */
  readonly path: string;
  readonly alt: string;
}

/** The changes on a page that no plugin changes. */
export const noChanges: PluginChanges = {
  title: null,
  description: null,
  head: [],
  classNames: [],
  values: {},
  image: null,
};
