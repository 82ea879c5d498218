/** A plugin that writes a file twice. */
export default {
  name: 'again',
  output: ({ write }: { readonly write: (path?: unknown, content?: unknown) => void }) => {
    for (const text of ['one', 'two']) write('again.txt', text);
  },
};
