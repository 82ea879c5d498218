import { hasConsent, onPage } from 'docsgen/client';
import { note } from './note.ts';

onPage(() => {
  note(`shown ${location.pathname}`);
  const left = location.pathname;
  return () => note(`left ${left}`);
});
document.addEventListener('docsgen:consent', ({ detail }) => note(`consent ${detail} ${hasConsent()}`));
