/** A value that JSON can hold. Plugins get their options from the configuration as such values. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * A plugin: its module, alone or with its options. The module is a package (`docsgen-plugin-x`), or
 * a file of the site that begins with `./`.
 */
export type PluginEntry = string | [module: string, options: JsonValue];

/** A unified plugin from a module, such as `remark-smartypants`, with its options and its place. */
export type UnifiedPluginEntry = PluginEntry | PlacedPluginEntry;

/** A unified plugin with a place of its own in the order. */
export interface PlacedPluginEntry {
  /** A package, or a file of the site that begins with `./`. */
  plugin: string;
  /** The options passed to the plugin. Default: none. */
  options?: JsonValue | undefined;
  /**
   * `first` runs the plugin before docsgen's own plugins, which for HTML means right after parsing.
   * `last` runs it after them. Default: `last` for remark plugins, `first` for rehype plugins, so
   * that both see links and code as the author wrote them.
   */
  place?: 'first' | 'last' | undefined;
}
