/** The tree of a Markdown text, as mdast defines it. */
export interface MarkdownTree {
  readonly type: 'root';
  readonly children: readonly { readonly type: string }[];
}

/** A unified plugin, alone or with its options. */
export type UnifiedPlugin = UnifiedAttacher | readonly [plugin: UnifiedAttacher, ...options: unknown[]];

/** A function that unified calls with the options. It returns a function that changes a tree. */
export type UnifiedAttacher = (...options: never[]) => unknown;

/** A unified plugin that only some texts need. */
export interface ConditionalPlugin {
  /**
   * Returns whether a text needs the plugin. Syntax that the plugin adds is parsed only in these
   * texts. The plugin changes a page's tree if the page, or a text that it includes, needs the
   * plugin.
   */
  readonly when: (text: string) => boolean;
  /** Loads the plugin. It is called once in each thread, before the first text that needs it. */
  readonly load: () => Promise<UnifiedPlugin>;
}

/** Unified plugins in their places in the order. */
export interface MarkdownHook {
  /** Remark plugins that run before docsgen's own. Default: none. */
  readonly remarkFirst?: readonly (UnifiedPlugin | ConditionalPlugin)[];
  /**
   * Remark plugins that run when included code and variables are in the text, before code blocks
   * become tabs. Default: none.
   */
  readonly remarkCode?: readonly (UnifiedPlugin | ConditionalPlugin)[];
  /** Remark plugins that run after docsgen's own. Default: none. */
  readonly remark?: readonly (UnifiedPlugin | ConditionalPlugin)[];
  /**
   * Rehype plugins that run right after the HTML is parsed, before docsgen resolves links and
   * highlights code. Default: none.
   */
  readonly rehype?: readonly (UnifiedPlugin | ConditionalPlugin)[];
  /** Rehype plugins that run after docsgen's own. Default: none. */
  readonly rehypeLast?: readonly (UnifiedPlugin | ConditionalPlugin)[];
}
