import { expect, it } from 'vitest';
import { stemmerOf } from '../../../../src/search/text/stem.ts';

it.each([
  ['en', 'configure configuration configurations configuring'],
  ['en', 'query queries'],
  ['en', 'route routes routing routed'],
  ['en', 'run running'],
  ['en', 'install installed installation'],
  ['en', 'translate translation translations'],
  ['en-GB', 'deploy deployment deploys'],
  ['es', 'configurar configuracion configuraciones configurado'],
  ['es', 'voz voces'],
  ['es', 'version versiones'],
  ['es', 'llamada llamadas llamar llamando'],
  ['pt-BR', 'configurar configuracao configuracoes'],
  ['pt-BR', 'imagem imagens'],
  ['pt-BR', 'versao versoes'],
  ['pt-BR', 'chamada chamadas chamar'],
])('finds one stem in %s: %s', (lang, forms) => {
  const stem = stemmerOf(lang);
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

it.each([
  ['en', 'call cell'],
  ['en', 'format form'],
  ['es', 'agente agenda'],
  ['pt', 'voz vez'],
  ['ja', 'configure configures'],
])('keeps apart in %s: %s', (lang, words) => {
  const stem = stemmerOf(lang);
  expect(new Set(words.split(' ').map(stem)).size).toBe(2);
});
