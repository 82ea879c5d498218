/** A plugin that writes a number. */
export default {
  name: 'number',
  output: ({ write }: { readonly write: (path?: unknown, content?: unknown) => void }) => {
    write('a', 5);
  },
};
