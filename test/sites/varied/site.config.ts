import { defineConfig } from 'docsgen';
import settings from './settings.json';

export default defineConfig(settings);
