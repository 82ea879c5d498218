import { defineConfig } from 'docsgen';
import { navbar } from './config/navbar';

export default defineConfig({ title: 'Bad input', url: 'https://bad.example.com', locales: { en: {} }, collections: {}, navbar });
