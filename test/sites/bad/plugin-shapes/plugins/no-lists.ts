/** A plugin whose hooks are no lists. */
export default {
  name: 'no-lists',
  markdown: { rehype: 'x', remarkPlugins: [] },
  collections: {},
  draw: {},
  commands: {},
  styles: () => ['./marks.css'],
  output: [],
};
