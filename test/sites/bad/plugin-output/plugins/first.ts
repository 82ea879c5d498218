import { definePlugin } from 'docsgen';

export default definePlugin({ name: 'first', output: ({ write }) => write('made.txt', 'first') });
