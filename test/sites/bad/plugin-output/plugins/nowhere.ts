/** A plugin that writes to no path. */
export default {
  name: 'nowhere',
  output: ({ write }: { readonly write: (path?: unknown, content?: unknown) => void }) => {
    write(undefined, 'x');
  },
};
