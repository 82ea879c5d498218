/** A script that every page loads. */
export interface ScriptFields {
  /**
   * The script: a file of the site (`./scripts/chat.ts`), which is bundled and published under a
   * name with a hash; a file in `static/` (`/chat.js`); or a URL (`https://example.com/chat.js`),
   * whose origin the content policy then allows.
   */
  src: string;
  /** Runs as soon as it is loaded, in no particular order. Default: false. */
  async?: boolean | undefined;
  /**
   * Runs after the page is parsed, in the order of the list. Default: true, unless `async` is set.
   */
  defer?: boolean | undefined;
  /** `module` for an ES module. Default: a classic script. */
  type?: string | undefined;
  /** Other attributes, such as `{ 'data-project': 'docs', crossorigin: 'anonymous' }`. */
  attributes?: Record<string, string | boolean> | undefined;
  /** Loaded only after the reader has consented. A banner asks for consent. Default: false. */
  consent?: boolean | undefined;
}
