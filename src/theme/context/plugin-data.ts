import type { JsonValue } from '../../shared/site-value.ts';

/**
 * What plugins give to components, by the name of the plugin. A plugin declares it, so that editors
 * know the values: `declare module 'docsgen/theme' { interface PluginData { … } }`.
 */
// It is empty here, because plugins add to it.
export interface PluginData {}

/** What one plugin gives. Any value may be there if the plugin has declared none. */
export type PluginDataOf<Name extends string> = Name extends keyof PluginData
  ? PluginData[Name]
  : Readonly<Record<string, JsonValue>>;
