import { languageKinds } from './language-kinds.ts';
import type { ProblemKinds } from './problem-kind.ts';

const configuration = {
  'missing-config': { title: 'The site has no configuration file', severity: 'error' },
  'unreadable-config': { title: 'The configuration file cannot be read', severity: 'error' },
  'config-failed': { title: 'The configuration file throws an error', severity: 'error' },
  'unknown-config-key': { title: 'The configuration has an unknown key', severity: 'error' },
  'invalid-config-value': { title: 'A value in the configuration is missing or wrong', severity: 'error' },
  'conflicting-config-values': { title: 'Two values in the configuration contradict each other', severity: 'error' },
  'unusable-package': { title: 'An optional package is missing or cannot be used', severity: 'error' },
  'invalid-plugin': { title: 'A module is not a plugin', severity: 'error' },
  'plugin-failed': { title: 'A plugin throws an error', severity: 'error' },
  'invalid-plugin-page': { title: 'A plugin returns a page that cannot be used', severity: 'error' },
  'plugin-message': { title: 'A plugin reports a mistake', severity: 'warning' },
  'plugin-rule': { title: 'A plugin rule finds a mistake', severity: 'warning' },
  'invalid-option': { title: 'A command-line option has a wrong value', severity: 'error' },
} as const satisfies ProblemKinds;

const content = {
  'empty-collection': { title: 'A collection or version has no pages', severity: 'error' },
  'unreadable-content': { title: 'A content file cannot be read', severity: 'error' },
  'ignored-file': { title: 'A file is left out of the site', severity: 'warning' },
  'invalid-encoding': { title: 'A file is not UTF-8', severity: 'error' },
  'malformed-yaml': { title: 'YAML has a syntax error', severity: 'error' },
  'malformed-json': { title: 'JSON has a syntax error', severity: 'error' },
  'invalid-yaml-alias': { title: 'A YAML alias cannot be used', severity: 'error' },
  'merge-conflict': { title: 'A merge conflict is not resolved', severity: 'error' },
  'unclosed-front-matter': { title: 'Front matter is not closed', severity: 'warning' },
  'malformed-front-matter': { title: 'Front matter is not YAML between lines of hyphens', severity: 'error' },
  'unknown-front-matter-key': { title: 'Front matter has an unknown key', severity: 'error' },
  'invalid-front-matter': { title: 'A value in front matter is missing or wrong', severity: 'error' },
  'invalid-metadata': { title: 'A metadata file has an unknown key or a wrong value', severity: 'error' },
  'unused-metadata-file': { title: 'A metadata file has no effect', severity: 'warning' },
  'unused-rewrite': { title: 'A pattern in `rewrites` matches no file', severity: 'warning' },
  'duplicate-page': { title: 'Two files are the same page', severity: 'error' },
  'duplicate-doc-id': { title: 'Two docs have the same id', severity: 'error' },
  'ambiguous-number-prefix': { title: 'Two names differ only in their number prefix', severity: 'warning' },
  'unknown-string': { title: 'A string has an unknown key', severity: 'error' },
  'invalid-string': { title: 'A string cannot be used', severity: 'error' },
  'wrong-plural-forms': { title: 'A string does not have the plural forms of its language', severity: 'error' },
  'wrong-placeholder': { title: 'A placeholder in a string differs from the original', severity: 'error' },
  'missing-strings': { title: 'A locale lacks strings', severity: 'warning' },
  'invalid-post-date': { title: 'A blog post has no valid date', severity: 'error' },
  'invalid-version': { title: 'A release has no valid version', severity: 'error' },
  'invalid-release-date': { title: 'A release has a date that does not exist', severity: 'error' },
  'duplicate-release': { title: 'Two releases have the same version', severity: 'error' },
  'unknown-author': { title: 'A blog post names an unknown author', severity: 'error' },
  'duplicate-author': { title: 'A blog post names an author twice', severity: 'warning' },
  'inline-author': { title: 'A blog post has an author who is not in authors.yml', severity: 'warning' },
  'missing-ref': { title: 'A git ref that a version is built from cannot be read', severity: 'error' },
  'missing-history': { title: 'git cannot tell when pages were changed', severity: 'warning' },
  'renamed-source': { title: 'The source of a translation was renamed', severity: 'warning' },
  'undeclared-tag': { title: 'A post or a doc has a tag that is not declared', severity: 'warning' },
  'repeated-title': { title: 'Many pages have the same title', severity: 'warning' },
  'overdue-review': { title: 'The review of a page is overdue', severity: 'warning' },
} as const satisfies ProblemKinds;

const addresses = {
  'invalid-address': { title: 'A URL has invalid characters', severity: 'error' },
  'duplicate-address': { title: 'Two pages have the same URL', severity: 'error' },
  'output-conflict': { title: 'Two output files need the same path', severity: 'error' },
  'hidden-file': { title: 'A static file is hidden by a file in another folder', severity: 'warning' },
  'path-too-long': { title: 'An output path is too long', severity: 'error' },
  'path-outside-output': { title: 'A path points outside the output folder', severity: 'error' },
  'redirect-conflict': { title: 'A redirect has a path that is already taken', severity: 'error' },
  'redirect-loop': { title: 'Redirects form a loop', severity: 'error' },
  'too-many-redirects': { title: 'A host does not read all redirects', severity: 'warning' },
  'placeholder-address': { title: "The site's URL is a placeholder", severity: 'warning' },
  'unreachable-locale': { title: 'No page links to a locale', severity: 'warning' },
  'gone-address': { title: 'A published URL is gone', severity: 'warning' },
  'unknown-doc': { title: 'A referenced doc does not exist', severity: 'error' },
  'unknown-post': { title: 'A referenced post does not exist', severity: 'error' },
  'unknown-sidebar': { title: 'A referenced sidebar does not exist', severity: 'error' },
  'empty-sidebar': { title: 'A sidebar, or a part of it, is empty', severity: 'error' },
  'category-without-sidebar': { title: 'A category page is not in any sidebar', severity: 'error' },
} as const satisfies ProblemKinds;

const references = {
  'broken-link': { title: 'A link points to a missing page', severity: 'error' },
  'link-to-draft': { title: 'A link points to a draft', severity: 'error' },
  'invalid-link-target': { title: 'A link has no target, or two', severity: 'error' },
  'missing-anchor': { title: 'A link points to an id that does not exist', severity: 'error' },
  'missing-file': { title: 'A referenced file does not exist', severity: 'error' },
  'refused-file': { title: 'A referenced file must not be read or published', severity: 'error' },
  'unreadable-image': { title: 'An image cannot be read', severity: 'error' },
  'unreadable-font': { title: "The site's font cannot be read", severity: 'error' },
  'script-address': { title: 'A URL is a script', severity: 'error' },
  'blocked-content': { title: 'The Content-Security-Policy blocks content on a page', severity: 'error' },
} as const satisfies ProblemKinds;

const markdown = {
  'text-too-long': { title: 'A text is too long', severity: 'error' },
  'text-too-complex': { title: 'A text has too many parts of one kind', severity: 'error' },
  'nesting-too-deep': { title: 'Elements are nested too deeply', severity: 'error' },
  'table-too-large': { title: 'A table is too large', severity: 'error' },
  'malformed-table': { title: 'A table is malformed', severity: 'warning' },
  'malformed-heading': { title: 'A heading is malformed', severity: 'warning' },
  'heading-with-expression': { title: 'A heading contains an expression', severity: 'warning' },
  'duplicate-id': { title: 'An id is used twice on a page', severity: 'error' },
  'undefined-reference': { title: 'A reference has no definition', severity: 'warning' },
  'duplicate-definition': { title: 'A link or a footnote is defined twice', severity: 'warning' },
  'unused-definition': { title: 'Nothing refers to a link definition', severity: 'warning' },
  'unused-footnote': { title: 'A footnote is never referenced', severity: 'warning' },
  'unclosed-block': { title: 'A block is not closed', severity: 'warning' },
  'unknown-directive': { title: 'A directive is unknown', severity: 'warning' },
  'malformed-directive': { title: 'A directive is malformed', severity: 'warning' },
  'unknown-admonition': { title: 'A kind of admonition is unknown', severity: 'warning' },
  'foreign-syntax': { title: 'Syntax from another generator has no effect', severity: 'warning' },
  'invalid-attribute': { title: 'An attribute is unknown, wrong or missing', severity: 'warning' },
  'invalid-tabs': { title: 'Tabs are not well formed', severity: 'error' },
  'unknown-variable': { title: 'A variable is not defined', severity: 'error' },
  'missing-alt-text': { title: 'A picture has no alternative text', severity: 'warning' },
  'invalid-formula': { title: 'A formula cannot be rendered', severity: 'error' },
  'invalid-sample': { title: 'A code sample has a mistake', severity: 'error' },
  'invalid-diagram': { title: 'A diagram cannot be drawn', severity: 'error' },
  'unknown-code-language': { title: 'A code language is unknown', severity: 'warning' },
  'invalid-code-meta': { title: 'The meta string of a code block is wrong', severity: 'warning' },
  'ineffective-code-mark': { title: 'A mark in a code block has no effect', severity: 'warning' },
  'invalid-package-command': { title: 'A package manager does not have this command', severity: 'warning' },
  'missing-include': { title: 'A file, region or line to include does not exist', severity: 'error' },
  'invalid-include': { title: 'An include is not well formed', severity: 'error' },
  'too-many-includes': { title: 'A page includes too many files', severity: 'error' },
  'ignored-by-include': { title: 'An include replaces or leaves out text', severity: 'warning' },
  'different-tree': { title: 'The native parser reads a text differently from the reference', severity: 'warning' },
} as const satisfies ProblemKinds;

const htmlAndMdx = {
  'unknown-element': { title: 'A tag is not an HTML element', severity: 'warning' },
  'stray-tag': { title: 'A tag does nothing where it is', severity: 'warning' },
  'unclosed-element': { title: 'An HTML element is not closed', severity: 'warning' },
  'removed-html': { title: 'An HTML element or attribute is left out', severity: 'warning' },
  'invalid-head-tag': { title: 'A tag cannot be added to the head of a page', severity: 'error' },
  'invalid-mdx': { title: 'MDX is not well formed', severity: 'error' },
  'unknown-component': { title: 'A component does not exist', severity: 'error' },
  'invalid-component': { title: 'A value used as a component is not a component', severity: 'error' },
  'component-in-markdown': { title: 'A component is used in an `.md` file', severity: 'warning' },
  'static-component': { title: 'A component needs a browser, but is rendered only once', severity: 'warning' },
  'component-failed': { title: 'A component or an expression throws an error', severity: 'error' },
  'load-failed': { title: 'The `load` function of a page fails', severity: 'error' },
  'undefined-name': { title: 'JavaScript on a page uses a name that is not defined', severity: 'error' },
  'missing-browser': { title: 'JavaScript on a page needs a browser', severity: 'error' },
  'script-failed': { title: 'A script fails in the browser', severity: 'error' },
} as const satisfies ProblemKinds;

const modules = {
  'unresolved-import': { title: 'An import cannot be resolved', severity: 'error' },
  'missing-export': { title: 'A module lacks a required export', severity: 'error' },
  'invalid-module': { title: 'A module cannot be bundled', severity: 'error' },
  'low-contrast': { title: 'Two colors of the site are hard to tell apart', severity: 'warning' },
  'invalid-css': { title: 'A style sheet has a syntax error', severity: 'error' },
} as const satisfies ProblemKinds;

const overrides = {
  'unknown-override': { title: 'A file in theme/ replaces nothing', severity: 'error' },
  'duplicate-override': { title: 'Two files in theme/ replace the same component', severity: 'error' },
  'changed-contract': { title: 'The contract of an ejected component has changed', severity: 'warning' },
} as const satisfies ProblemKinds;

const running = {
  'invalid-output-folder': { title: 'The output folder cannot be used', severity: 'error' },
  'foreign-output-file': { title: 'A file that docsgen did not write is in the way', severity: 'error' },
  'concurrent-build': { title: 'Another build writes to the output folder', severity: 'error' },
  'changed-during-build': { title: 'A file changed during the build', severity: 'error' },
  'missing-folder': { title: 'A required folder does not exist', severity: 'error' },
  'cannot-listen': { title: 'The server cannot listen on an address', severity: 'error' },
  'watch-limit': { title: 'Not all folders can be watched', severity: 'warning' },
  'cannot-deploy': { title: 'A site cannot be published to a branch', severity: 'error' },
  'missing-chromium': { title: 'Chromium was not found', severity: 'error' },
  'chromium-failed': { title: 'Chromium fails while printing', severity: 'error' },
  'too-few-translations': { title: 'A language has too many missing or stale pages', severity: 'error' },
  'invalid-exchange-file': { title: "A translator's file cannot be read", severity: 'error' },
  'git-failed': { title: 'A git command fails', severity: 'error' },
  'system-error': { title: 'The operating system reports an error', severity: 'error' },
  'internal-error': { title: 'docsgen itself has a bug', severity: 'error' },
} as const satisfies ProblemKinds;

const output = {
  'broken-redirect': { title: 'A redirect leads to a missing page', severity: 'error' },
  'link-to-redirect': { title: 'A link leads to a redirect', severity: 'warning' },
  'inconsistent-address': { title: 'A link differs from a URL in letter case or trailing slash', severity: 'warning' },
  'wrong-canonical': { title: 'A canonical URL is wrong', severity: 'error' },
  'wrong-alternate': { title: 'A page has a wrong URL for another language', severity: 'error' },
  'wrong-feed-entry': { title: 'A feed has a URL that does not exist', severity: 'error' },
  'wrong-map-entry': { title: "A sitemap does not match the site's pages", severity: 'error' },
  'duplicate-title': { title: 'Two pages have the same title', severity: 'warning' },
  'duplicate-description': { title: 'Two pages have the same description', severity: 'warning' },
  'useless-alt-text': { title: 'An alternative text does not say what a picture shows', severity: 'warning' },
  'heading-jump': { title: 'A heading skips a level', severity: 'warning' },
  'empty-page': { title: 'A page has no content', severity: 'warning' },
  'orphan-page': { title: 'No link leads to a page', severity: 'warning' },
  'unused-asset': { title: 'Nothing refers to a file', severity: 'warning' },
  'untranslated-page': { title: 'A page is not translated', severity: 'warning', isOptional: true },
  'stale-translation': {
    title: 'Part of a translation is older than its source',
    severity: 'warning',
    isOptional: true,
  },
  'placeholder-text': { title: 'A page has placeholder text', severity: 'warning' },
  'fake-control': { title: 'A click target is not a control', severity: 'warning' },
  'page-too-large': { title: 'A page is larger than its budget', severity: 'warning' },
  'implicit-heading-id': {
    title: 'A linked heading has no explicit id',
    severity: 'warning',
    isOptional: true,
  },
  'unused-ignore': { title: 'An exception to a rule matches nothing', severity: 'warning' },
} as const satisfies ProblemKinds;

const words = {
  'forbidden-word': { title: 'A text contains a word that the site does not use', severity: 'warning' },
  'unknown-word': { title: 'A word is not in any dictionary', severity: 'warning', isOptional: true },
  'long-sentence': { title: 'A sentence is too long', severity: 'warning', isOptional: true },
  'biased-term': { title: 'A term may offend readers', severity: 'warning', isOptional: true },
  'invalid-code': { title: 'A code block does not parse', severity: 'warning', isOptional: true },
  'copied-prompt': { title: 'A command has a shell prompt', severity: 'warning', isOptional: true },
} as const satisfies ProblemKinds;

const external = {
  'broken-external-link': { title: 'A link to another site is broken', severity: 'error' },
  'moved-external-link': { title: 'A page on another site has moved', severity: 'warning' },
  'missing-external-anchor': { title: 'A page on another site lacks an id', severity: 'warning' },
  'unreachable-external-link': { title: 'Another site does not respond', severity: 'warning' },
} as const satisfies ProblemKinds;

/** The codes of what only `docsgen check` looks for in a finished site. */
export const outputCodes = keysOf(output);
/** The codes of what it looks for in texts. */
export const wordCodes = keysOf({ ...words, ...languageKinds });
/** The codes of what it looks for in other sites. */
export const externalCodes = keysOf(external);

function keysOf<T extends ProblemKinds>(kinds: T): readonly (keyof T & string)[] {
  return Object.keys(kinds);
}

/** Every kind of problem that docsgen reports, by its code. */
export const problemCodes = {
  ...configuration,
  ...content,
  ...addresses,
  ...references,
  ...markdown,
  ...htmlAndMdx,
  ...modules,
  ...overrides,
  ...output,
  ...words,
  ...languageKinds,
  ...external,
  ...running,
} as const satisfies ProblemKinds;

/** The code of a problem: what kind of problem it is. */
export type ProblemCode = keyof typeof problemCodes;

/** A code of a plugin: the name of the plugin, and the name that it has in `codes` there. */
export type PluginCode = `${string}/${string}`;

/** Returns whether a name is one of docsgen's own codes. */
export function isProblemCode(name: string): name is ProblemCode {
  return Object.hasOwn(problemCodes, name);
}

/**
 * Returns what the problems with a code have in common. For the code of a plugin, this is that a
 * plugin reports them: only the plugin knows more.
 */
export function titleOfCode(code: ProblemCode | PluginCode): string {
  return problemCodes[isProblemCode(code) ? code : 'plugin-message'].title;
}

/** Codes that belong together. */
export interface ProblemGroup {
  /** What they have in common. */
  readonly title: string;
  /** The codes, each with its title and its usual severity. */
  readonly kinds: ProblemKinds;
}

/** All codes in groups, in the order in which they are listed for users. */
export const problemGroups: readonly ProblemGroup[] = [
  { title: 'Configuration and command line', kinds: configuration },
  { title: 'Content files', kinds: content },
  { title: 'Addresses and navigation', kinds: addresses },
  { title: 'References', kinds: references },
  { title: 'Markdown', kinds: markdown },
  { title: 'HTML and MDX', kinds: htmlAndMdx },
  { title: 'Modules and style sheets', kinds: modules },
  { title: 'Components of the theme', kinds: overrides },
  { title: 'The finished site', kinds: output },
  { title: 'Words and samples', kinds: words },
  { title: 'Languages', kinds: languageKinds },
  { title: 'Links to other sites', kinds: external },
  { title: 'Running docsgen', kinds: running },
];
