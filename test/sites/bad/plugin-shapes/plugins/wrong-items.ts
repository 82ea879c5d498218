/** A plugin whose lists hold something else than they should. */
export default {
  name: 'wrong-items',
  markdown: { remark: ['remark-x', [{}, 1]], rehypeLast: [{}] },
  draw: [{ language: 'x' }],
  commands: [{ name: 'x' }, { name: 'two words', description: 'Runs.', run: () => undefined }],
  rules: { 'Short title': () => undefined },
};
