import { definePlugin } from 'docsgen';

const answers = new Map<string, { address: string }>();

/** A plugin that fails when it is asked. */
export default definePlugin({
  name: 'fails',
  references: ({ target }) => answers.get(target)!.address,
});
