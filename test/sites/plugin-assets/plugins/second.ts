import { definePlugin } from 'docsgen';

export default definePlugin({ name: 'second', theme: './second-theme' });
