import { onPage } from 'docsgen/client';
import { word } from './parts/word.ts';

onPage(() => {
  const { dataset } = document.documentElement;
  dataset['scripts'] = `${dataset['scripts'] ?? ''} ${word}`;
});
