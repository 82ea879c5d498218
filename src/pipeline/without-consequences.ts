import type { Config } from '../config/config.ts';
import { lacks } from '../config/unknown-parts.ts';
import type { Problem } from '../shared/problem.ts';
import { isProblemCode, type ProblemCode } from '../shared/problem-codes.ts';

/** Fields that decide which files, pages and ids a collection has. */
const folders = ['type', 'source', 'file', 'versions'].map((field) => `collections.*.${field}`);
const ids = [...folders, 'collections.*.numberPrefixParser'];
const addresses = [...ids, 'collections.*.path', 'locales.*.path'];
const sidebars = [...ids, 'collections.*.sidebars'];

/** Fields that add syntax to the texts. A plugin that cannot be loaded may add any. */
const plugins = ['plugins', 'markdown.remarkPlugins', 'markdown.rehypePlugins'];

/**
 * The fields of the configuration that a problem may follow from. Of `variables`, `frontMatter` and
 * the like, a wrong entry is known by its name; here it is the field itself that is wrong.
 */
const causes: { readonly [Code in ProblemCode]?: readonly string[] } = {
  'unknown-front-matter-key': ['frontMatter'],
  'unused-metadata-file': folders,
  'empty-collection': folders,
  'ignored-file': [...folders, 'security.linkedFolders', 'security.dotfiles'],
  'refused-file': ['security.linkedFolders', 'security.dotfiles', 'staticFolders'],
  'missing-file': ['staticFolders'],
  'duplicate-address': addresses,
  'output-conflict': addresses,
  'duplicate-doc-id': ids,
  'ambiguous-number-prefix': ids,
  'unknown-doc': ids,
  'unknown-sidebar': sidebars,
  'empty-sidebar': sidebars,
  'category-without-sidebar': sidebars,
  'invalid-link-target': ['navbar.items', 'footer', 'collections.*.sidebars'],
  'missing-anchor': ['markdown.headingIds', 'markdown.emoji'],
  'invalid-diagram': ['markdown.diagrams'],
  'unknown-variable': ['markdown.variables'],
  'unknown-admonition': ['markdown.admonitions', ...plugins],
  'unknown-directive': ['markdown.admonitions', ...plugins],
  'unknown-element': ['markdown.customElements', ...plugins],
  'removed-html': ['markdown.customElements', ...plugins],
  'unknown-code-language': plugins,
  'invalid-code-meta': ['code.marks', ...plugins],
  'ineffective-code-mark': ['code.marks', ...plugins],
  'undefined-reference': plugins,
  'malformed-directive': plugins,
  'foreign-syntax': plugins,
  'unknown-component': ['plugins'],
  'unknown-string': ['strings', 'plugins'],
  'missing-strings': ['strings', 'plugins'],
  'wrong-plural-forms': ['locales.*.htmlLang'],
  'blocked-content': ['policy', 'scripts', 'security.inlineStyles'],
  'low-contrast': ['palette', 'styles'],
};

/**
 * Returns the problems of a site except those that may only follow from a mistake in its
 * configuration.
 */
export function withoutConsequences(config: Config, problems: readonly Problem[]): readonly Problem[] {
  if (config.unknown === null) return problems;
  return problems.filter(({ code }) => !lacks(config, (isProblemCode(code) ? causes[code] : plugins) ?? []));
}
