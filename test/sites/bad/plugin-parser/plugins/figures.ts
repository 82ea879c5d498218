/** A plugin whose parser does not return a tree. */
export default { name: 'figures', parser: () => (text: string) => text.trim() };
