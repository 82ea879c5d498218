/** What shows that a claim of the manual is true. Names are those of the program. */
export interface Proof {
  readonly commands?: readonly string[];
  /** `command --option`. */
  readonly options?: readonly string[];
  /** `Interface.field`, as the configuration and front matter have them. */
  readonly fields?: readonly string[];
  readonly hooks?: readonly string[];
  /** Plugins of docsgen, after `docsgen/plugins/`. */
  readonly plugins?: readonly string[];
  /** Types of collections. */
  readonly types?: readonly string[];
  /** Components that pages can use. */
  readonly tags?: readonly string[];
  /** Codes of mistakes. */
  readonly codes?: readonly string[];
  /** Test files that show it. */
  readonly tests?: readonly string[];
  /** No command, option, field, hook, plugin, type or component has such a name. */
  readonly none?: RegExp;
}

/** A sentence, a row or the beginning of one, as a page has it, and its proof. */
export interface Claim extends Proof {
  readonly says: string;
}

/** Code that readers run in a page, and answers by a model. */
const none = /live|playground|runnable|assistant|chat|llmAnswer/i;

/** The claims of pages about what docsgen has and what it lacks. */
export const claims: Readonly<Record<string, readonly Claim[]>> = {
  'about/comparison.md': [
    { says: 'docsgen has no live code blocks and few plugins', none },
    { says: 'docsgen supports only React', none: /vue|svelte|astro/i },
    { says: 'docsgen has no counterpart in `.md` files', codes: ['component-in-markdown'], none: /vue/i },
    { says: '| Text in the browser | HTML |', tests: ['test/browser/without-javascript.test.ts'] },
    { says: '| Components | React, as islands |', tests: ['test/sites-islands.test.ts'] },
    { says: '| Languages | One build; falls back to the source |', fields: ['LocaleFields.fallback'] },
    { says: '| Docs versions | Folders, or git refs |', fields: ['VersionConfig.ref'], commands: ['version'] },
    { says: '| Search | Built in |', fields: ['SiteConfig.search'] },
    { says: '| Blog | Yes |', types: ['blog'] },
    { says: '| Broken links | Error, including anchors |', codes: ['broken-link', 'missing-anchor'] },
    { says: '| Diagrams | SVG, generated in the build |', codes: ['invalid-diagram'] },
    { says: '| Formulas | MathML, generated in the build |', codes: ['invalid-formula'] },
    { says: '| Strict content policy | On every page |', fields: ['SiteConfig.policy'] },
    {
      says: '| Feeds, sitemap, redirects | Yes |',
      fields: ['BlogCollectionConfig.feed', 'SiteConfig.sitemap', 'SiteConfig.redirects', 'CommonFields.redirect_from'],
    },
    { says: '| Edit link | Yes |', fields: ['PageDetailsFields.editUrl'] },
    { says: '| Last-updated date | Yes |', fields: ['PageDetailsFields.lastUpdated'] },
    { says: '| Print | PDF |', commands: ['pdf'] },
  ],
  'about/index.mdx': [
    { says: 'The text of a page is not delivered a second time', tests: ['test/browser/without-javascript.test.ts'] },
    { says: 'pages that a server renders for each reader', none: /ssr|server|adapter/i },
  ],
  'about/questions.md': [
    { says: 'Most sites consist of Markdown and a configuration file', tests: ['test/readme.test.ts'] },
    { says: 'Sites with 10,000 pages', tests: ['test/unit/docs/figures.test.ts'] },
    { says: 'A page that is not translated costs less', tests: ['test/unit/docs/figures.test.ts'] },
    { says: 'Without JavaScript, everything can still be read', tests: ['test/browser/without-javascript.test.ts'] },
    { says: 'On Node.js 20.19', tests: ['test/unit/cli/process.test.ts'] },
    { says: 'docsgen does not report what you do', none: /telemetry|track/i },
    {
      says: 'Blogs and changelogs have [feeds]',
      fields: ['BlogCollectionConfig.feed', 'ChangelogCollectionConfig.feed', 'SiteConfig.sitemap'],
    },
    { says: 'a setting adds the [edit link', fields: ['PageDetailsFields.editUrl', 'PageDetailsFields.lastUpdated'] },
    { says: 'A [version](../organize/versions.md) is a folder, or a branch', fields: ['VersionConfig.ref'] },
    { says: 'In `.md` files, they are text', codes: ['component-in-markdown'] },
    { says: "`reports: { brokenLinks: 'warning' }`", fields: ['ReportFields.brokenLinks'] },
    { says: 'Link to files, such as `./calls.md`', codes: ['broken-link'] },
    { says: '`policy` in the configuration allows more', fields: ['SiteConfig.policy'], codes: ['blocked-content'] },
    {
      says: 'Give an id to each heading that others link to',
      codes: ['missing-anchor'],
      commands: ['write-heading-ids'],
    },
    { says: '`sidebars` replaces it', fields: ['DocsCollectionConfig.sidebars'] },
    { says: '[`docsgen i18n status`]', commands: ['i18n status'] },
    { says: 'Anywhere: it is a folder of files', tests: ['test/output/links.test.ts'] },
    { says: '`docsgen build --base ./`', options: ['build --base'] },
    { says: 'With [`redirects`]', fields: ['SiteConfig.redirects', 'CommonFields.redirect_from', 'SiteConfig.hosts'] },
    { says: 'Send `Cache-Control: no-cache`', fields: ['SiteConfig.hosts'] },
    {
      says: '`noIndex: true` in the configuration',
      fields: ['SiteConfig.noIndex', 'CommonFields.noindex', 'CommonFields.unlisted'],
    },
    { says: '`.docsgen/` and `build/`', tests: ['test/build-cache.test.ts'] },
    { says: 'it prints a report for you to copy', tests: ['test/unit/cli/process.test.ts'] },
  ],
  'move/index.md': [
    { says: 'Code that readers edit and run in the page', none },
    { says: 'Pages that a server renders for each request', none: /ssr|adapter/i },
    { says: 'There is no command that does it for you yet', none: /^migrate/ },
  ],
  'move/docusaurus.md': [{ says: '| `jsx live` blocks | None', none }],
  'move/vitepress.md': [{ says: 'has no counterpart', none: /vue/i }],
  'move/mdbook.md': [
    { says: 'what has no counterpart', none },
    { says: '| `mdbook test`, the playground | None |', none },
  ],
  'move/starlight.md': [
    { says: '| Starlight plugins and other Astro integrations | None |', none: /astro|starlight/i },
  ],
  'move/gitbook.md': [
    { says: 'Pages that GitBook generates from an OpenAPI file | None', none: /openapi/i },
    { says: 'Covers, icons and layouts of GitBook have no counterpart', none: /^covers?$/i },
    { says: '| `{% openapi %}`, `{% swagger %}` | None |', none: /openapi|swagger/i },
    { says: 'adaptive content, visitor authentication | None', none: /visitor|audience|login/i },
  ],
  'move/mintlify.md': [
    { says: '| `openapi.json`, pages with `openapi:` | None', none: /openapi/i },
    { says: '| `api`, `openapi`, the playground | None |', none: /openapi|playground/i },
  ],
  'move/mkdocs.md': [{ says: 'docsgen has no definition lists', none: /definitionList|deflist/i }],
  'move/nextra.md': [
    { says: '| `<TSDoc>`, `<APIDocs>` | None |', none: /tsdoc|apidocs/i },
    { says: 'API routes, middleware that sends readers to their language', none: /middleware|ssr|adapter/i },
  ],
  'recipes/pages-from-data.md': [{ says: 'docsgen has no OpenAPI plugin', none: /openapi/i }],
  'start/new-site.md': [{ says: 'docsgen itself has no install script', tests: ['test/packed.test.ts'] }],
  'troubleshooting/install.md': [{ says: 'docsgen itself has no install script', tests: ['test/packed.test.ts'] }],
  'organize/blog.md': [{ says: 'docsgen has no comment system of its own', none: /^comments?$|giscus|disqus/i }],
};
