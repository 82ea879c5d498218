import { definePlugin } from 'docsgen';

export default definePlugin({ name: 'words', rules: { 'short-title': () => undefined } });
