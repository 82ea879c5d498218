import type { SiteConfig } from '../../collections/define-config.ts';
import type { JsonValue } from '../../config/fields/plugins.ts';
import type { StringsFields } from '../../config/fields/strings.ts';
import type { Drawer } from './drawer.ts';
import type { MarkdownHook, MarkdownTree } from './markdown-hook.ts';
import type { BrokenReference, OutputContext, PluginCommand } from './site-hooks.ts';

/**
 * A plugin: a name, and the hooks that it needs. Every hook is optional. Hooks that concern a
 * single page may run in threads, so they must not keep anything between two calls.
 */
export interface Plugin {
  /** Its name in messages. */
  readonly name: string;
  /**
   * Returns a changed configuration. It gets what the configuration file exports. What it returns
   * is checked like the file.
   */
  readonly config?: (config: SiteConfig) => SiteConfig | Promise<SiteConfig>;
  /** Unified plugins for the text of every page. */
  readonly markdown?: MarkdownHook;
  /**
   * Returns the Markdown tree of a text without its front matter; null to leave the text to the
   * next parser. It is called for `.md` files only.
   */
  readonly parser?: (text: string) => MarkdownTree | null;
  /**
   * Words for components and for the interface, by the key of a locale or a language tag. The
   * site's own replace them.
   */
  readonly strings?: Readonly<Record<string, StringsFields>>;
  /**
   * A folder of the same form as the site's `theme/`: components, slots, navbar items. Its path
   * starts from the folder of the plugin's module.
   */
  readonly theme?: string;
  /** Style sheets, by their paths from the plugin's module. The site's own come after them. */
  readonly styles?: readonly string[];
  /** Scripts for every page, by their paths from the plugin's module. They run before the site's. */
  readonly client?: readonly string[];
  /** Draws code blocks of some languages as pictures, each once a site. */
  readonly draw?: readonly Drawer[];
  /** Returns the address that a broken link or picture gets; null to report it as broken. */
  readonly references?: (reference: BrokenReference) => string | null;
  /** Writes files beside the pages, after all pages are known. */
  readonly output?: (site: OutputContext) => void | Promise<void>;
  /** Commands for `docsgen`. */
  readonly commands?: readonly PluginCommand[];
}

/** What a plugin with options is made from. */
export interface PluginSetup {
  /** The options in the configuration; null if there are none. */
  readonly options: JsonValue;
  /** Absolute path of the site's folder. */
  readonly root: string;
}

/** A plugin, or a function that makes one from its options. */
export type PluginDefinition = Plugin | ((setup: PluginSetup) => Plugin);

/**
 * Returns a plugin unchanged. Its parameter type gives editors completion and checks. A module of a
 * plugin exports the result by default.
 */
export function definePlugin<Definition extends PluginDefinition>(definition: Definition): Definition {
  return definition;
}
