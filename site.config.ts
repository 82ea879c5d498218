import { defineConfig } from 'docsgen';
import { isPlaceholder } from './plugins/examples.ts';
import { siteValues } from './site-values.ts';
import { wrongWords } from './terms/terms.ts';

/** A placeholder until the owner of the site sets it. Then the rule of `plugins/owner.ts` looks at the values, too. */
const address = 'https://docs.example.com';

export default defineConfig({
  title: 'Voice AI Docs',
  tagline: {
    en: 'Build voice agents, connect them to your telephony, and run them for your clients.',
    es: 'Cree agentes de voz, conéctelos a su telefonía y opérelos para sus clientes.',
    pt: 'Crie agentes de voz, conecte-os à sua telefonia e opere-os para os seus clientes.',
  },
  url: address,
  favicon: '/favicon.svg',
  image: '/img/share.png',
  head: [{ tag: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } }],
  // The rules are proven on the real servers. Both files are in a hidden folder of the output.
  hosts: ['nginx', 'caddy'],
  machineReaders: true,
  plugins: ['docsgen/plugins/glossary', './plugins/owner.ts'],
  pageDetails: { structuredData: true, actions: ['copy', 'open'], openIn: ['chatgpt', 'claude'] },
  reports: {
    // Each page is in all languages, with the same parts.
    'different-structure': 'warn',
    'mixed-languages': 'warn',
    // Known as long as the address is a placeholder. Afterward, this hides nothing.
    'placeholder-address': isPlaceholder(address) ? 'off' : 'warn',
  },
  locales: {
    en: { label: 'English' },
    es: { label: 'Español' },
    pt: { label: 'Português', htmlLang: 'pt-BR' },
  },
  collections: {
    concepts: { type: 'docs', versions: [{ name: 'current', label: '1.0.1' }] },
    api: { type: 'docs' },
    blog: {
      type: 'blog',
      title: 'Blog',
      description: {
        en: 'How this documentation is made, by the people who make it.',
        es: 'Cómo se hace esta documentación, contado por quienes la hacen.',
        pt: 'Como esta documentação é feita, contado por quem a faz.',
      },
    },
    pages: { type: 'pages' },
  },
  markdown: {
    // The owner of the site sets them in that file.
    variables: siteValues,
    admonitions: {
      compliance: { label: { en: 'Compliance', es: 'Normativa', pt: 'Conformidade' }, icon: 'globe', color: 'warning' },
      // For statements that are not confirmed in `assumptions.yml`.
      unconfirmed: {
        label: {
          en: 'Confirm before you rely on it',
          es: 'Confírmelo antes de confiar en ello',
          pt: 'Confirme antes de contar com isto',
        },
        icon: 'caution',
        color: 'warning',
      },
    },
  },
  check: { words: { forbidden: wrongWords() } },
  navbar: {
    title: 'Voice AI Docs',
    logo: { src: '/img/logo.svg', width: 28, height: 28 },
    hideOnScroll: false,
    items: [
      {
        type: 'docSidebar',
        collection: 'concepts',
        label: { en: 'Concepts', es: 'Conceptos', pt: 'Conceitos' },
        position: 'left',
      },
      { type: 'docSidebar', collection: 'api', label: 'Tutorial', position: 'left' },
      { label: 'Blog', to: '/blog', position: 'left' },
      { type: 'search' },
      { type: 'docsVersionDropdown', collection: 'concepts' },
      { type: 'localeDropdown' },
      { label: { en: 'Console', es: 'Consola', pt: 'Console' }, href: `https://${siteValues.consoleHost}/` },
    ],
  },
  footer: {
    logo: { src: '/img/logo.svg', alt: 'Voice AI Docs', href: '/', width: 28, height: 28 },
    columns: [
      {
        title: { en: 'Platform', es: 'Plataforma', pt: 'Plataforma' },
        items: [
          { label: { en: 'Introduction', es: 'Introducción', pt: 'Introdução' }, to: '/concepts/intro' },
          { label: { en: 'Application', es: 'Aplicación', pt: 'Aplicação' }, to: '/concepts/category/application' },
          {
            label: { en: 'Integration guides', es: 'Guías de integración', pt: 'Guias de integração' },
            to: '/concepts/category/integration-guides',
          },
          { label: { en: 'Reselling', es: 'Reventa', pt: 'Revenda' }, to: '/concepts/category/reselling' },
        ],
      },
      {
        title: { en: 'Tutorial', es: 'Tutorial', pt: 'Tutorial' },
        items: [
          { label: { en: 'Introduction', es: 'Introducción', pt: 'Introdução' }, to: '/api/intro' },
          { label: { en: 'Basics', es: 'Básico', pt: 'Básico' }, to: '/api/category/tutorial---basics' },
          { label: { en: 'Advanced', es: 'Avanzado', pt: 'Avançado' }, to: '/api/category/tutorial---advanced' },
        ],
      },
      {
        title: { en: 'More', es: 'Más', pt: 'Mais' },
        items: [
          { label: 'Blog', to: '/blog' },
          { label: { en: 'Archive', es: 'Archivo', pt: 'Arquivo' }, to: '/blog/archive' },
          { label: { en: 'Authors', es: 'Autores', pt: 'Autores' }, to: '/blog/authors' },
          { label: { en: 'Console', es: 'Consola', pt: 'Console' }, href: `https://${siteValues.consoleHost}/` },
        ],
      },
    ],
    copyright: {
      en: 'Copyright © 2026 Voice AI. Built with docsgen.',
      es: 'Copyright © 2026 Voice AI. Hecho con docsgen.',
      pt: 'Copyright © 2026 Voice AI. Feito com docsgen.',
    },
  },
});
