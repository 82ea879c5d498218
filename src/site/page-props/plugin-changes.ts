import type { HeadTag } from '../../shared/head-tag.ts';
import type { PluginValues } from '../../shared/page-props.ts';

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
}

/** The changes on a page that no plugin changes. */
export const noChanges: PluginChanges = { title: null, description: null, head: [], classNames: [], values: {} };
