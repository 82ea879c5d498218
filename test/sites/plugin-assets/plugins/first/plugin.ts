import { definePlugin } from 'docsgen';

export default definePlugin({
  name: 'first',
  theme: './theme',
  styles: ['./first.css'],
  client: ['./count.ts'],
});
