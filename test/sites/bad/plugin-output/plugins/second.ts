import { definePlugin } from 'docsgen';

export default definePlugin({ name: 'second', output: ({ write }) => write('made.txt', 'second') });
