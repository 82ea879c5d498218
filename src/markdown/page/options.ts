import type { LocalizedText } from '../../shared/localized-text.ts';
import type { PolicyAdditions } from '../../shared/policy-sources.ts';
import type { CodeThemes } from '../code/code-theme.ts';
import type { LineMarks } from '../code/line-kind.ts';

/** A kind of admonition that the site defines. */
export interface CustomAdmonition {
  readonly label: LocalizedText;
  /** Name of an icon of the theme. */
  readonly icon: string;
  /** Name of a signal color of the theme. */
  readonly color: string;
}

/**
 * The options that affect the compiled page, besides the file itself, its locale and the files that
 * it includes.
 */
export interface MarkdownOptions extends CodeThemes {
  /** The texts for `:var[key]`, by key. */
  readonly variables: Readonly<Record<string, LocalizedText>>;
  /** Additional kinds of admonitions, by directive name. */
  readonly admonitions: Readonly<Record<string, CustomAdmonition>>;
  /** Additional kinds of lines in code blocks, by name. */
  readonly lineMarks: LineMarks;
  /** Names of the custom elements that scripts of the site define. */
  readonly customElements: readonly string[];
  /**
   * Names of the elements that the site renders with components of its own. Null if any may be one:
   * then no part of a text becomes HTML before it is rendered.
   */
  readonly mappedElements: readonly string[] | null;
  /** Origin of the site's URL. Content from this origin is not third-party content. */
  readonly origin: string;
  /** The sources that the site adds to its content policy. */
  readonly policy: PolicyAdditions;
  /** Keep the `style` attributes of an author's HTML. */
  readonly inlineStyles: boolean;
  readonly pictures: PictureOptions;
  readonly switches: MarkdownSwitches;
  /**
   * The plugins that change the pipeline, in their order: those of the site, then docsgen's own
   * that the site uses.
   */
  readonly plugins: readonly PipelinePlugin[];
}

/** A plugin that changes the Markdown pipeline. */
export interface PipelinePlugin {
  /** Its module, as the configuration names it. */
  readonly specifier: string;
  /** Hash of the code of the module; for a plugin of docsgen, the version of what it needs. */
  readonly hash: string;
  /** Its options, plain data. */
  readonly options: unknown;
  /**
   * What the module exports: a docsgen plugin, or a unified plugin for one of the two trees with
   * its place. `own` is a plugin that docsgen brings.
   */
  readonly kind: 'plugin' | 'remark' | 'rehype' | 'own';
  readonly place: 'first' | 'last';
}

/** What a site can turn off or change in all texts. */
export interface MarkdownSwitches {
  /** Replace emoji names with emoji. */
  readonly emoji: boolean;
  /** Draw Mermaid diagrams. */
  readonly diagrams: boolean;
  /** Whether ids that are made of headings keep their capital letters. */
  readonly keepsIdCase: boolean;
}

/** How pictures in the text are rendered. */
export interface PictureOptions {
  /**
   * Readers may enlarge a picture that is alone in its paragraph, unless the author disables it.
   */
  readonly zoom: boolean;
  /** A picture alone in its paragraph becomes a figure, and its title the caption. */
  readonly captions: boolean;
}
