/** The tree of a Markdown text, as mdast defines it. */
export interface MarkdownTree {
  readonly type: 'root';
  readonly children: readonly { readonly type: string }[];
}

/** A unified plugin, alone or with its options. */
export type UnifiedPlugin = UnifiedAttacher | readonly [plugin: UnifiedAttacher, ...options: unknown[]];

/** A function that unified calls with the options. It returns a function that changes a tree. */
export type UnifiedAttacher = (...options: never[]) => unknown;

/** Unified plugins, each alone or with its options: `[plugin, options]`. */
export interface MarkdownHook {
  /** Remark plugins that run before docsgen's own. Default: none. */
  readonly remarkFirst?: readonly UnifiedPlugin[];
  /** Remark plugins that run after docsgen's own. Default: none. */
  readonly remark?: readonly UnifiedPlugin[];
  /**
   * Rehype plugins that run right after the HTML was parsed, before docsgen resolves links and
   * highlights code. Default: none.
   */
  readonly rehype?: readonly UnifiedPlugin[];
  /** Rehype plugins that run after docsgen's own. Default: none. */
  readonly rehypeLast?: readonly UnifiedPlugin[];
}
