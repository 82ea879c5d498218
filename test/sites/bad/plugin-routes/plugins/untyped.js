/** A plugin that returns values of other types. */
export default {
  name: 'untyped',
  routes: () => [{ collection: 'docs', file: 'a.md', text: 5, fronMatter: {} }, { collection: 'docs', text: 'A text.' }],
};
