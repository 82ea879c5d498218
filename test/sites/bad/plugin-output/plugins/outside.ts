/** A plugin that writes outside the output folder. */
export default {
  name: 'outside',
  output: ({ write }: { readonly write: (path?: unknown, content?: unknown) => void }) => {
    write('../x', 'x');
  },
};
