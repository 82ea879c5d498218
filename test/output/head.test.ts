import { describe, expect, inject, it } from 'vitest';
import {
  attribute,
  byTag,
  headLinks,
  metaContent,
  readPages,
  titleOf,
  type EmittedPage,
} from '../support/emitted-pages.ts';

const siteUrl = 'https://docs.example.com';
const { folder } = inject('plainSite');
const pages = readPages(folder);
const isNotFound = ({ file }: EmittedPage) => file.endsWith('404.html');
const isSearch = ({ path }: EmittedPage) => path.endsWith('/search');
const addressOf = ({ path }: EmittedPage) => siteUrl + path;

describe('the head of every page', () => {
  it('describes the page in a sentence or two', () => {
    for (const page of pages) {
      const description = metaContent(page, 'description') ?? '';
      expect(description.trim(), page.file).not.toBe('');
      expect(description.length, `${page.file}: ${description}`).toBeLessThanOrEqual(160);
      expect(metaContent(page, 'og:description'), page.file).toBe(description);
    }
  });

  it('has a title with the name of the site, no other page of the language has it', () => {
    const titles = pages.map((page) => `${page.file.split('/')[0]} ${titleOf(page)}`);
    for (const page of pages) {
      expect(titleOf(page), page.file).toMatch(/\S \| Voice AI Docs$/);
      expect(metaContent(page, 'og:title'), page.file).toBe(titleOf(page));
    }
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('has the address of the page itself as canonical address', () => {
    for (const page of pages.filter((candidate) => !isNotFound(candidate))) {
      expect(headLinks(page, 'canonical'), page.file).toEqual([{ href: addressOf(page), hreflang: null }]);
      expect(metaContent(page, 'og:url'), page.file).toBe(addressOf(page));
    }
  });

  it('names every language of the page, and they name each other', () => {
    const byAddress = new Map(pages.map((page) => [addressOf(page), page]));
    for (const page of pages.filter((candidate) => !isNotFound(candidate) && !isSearch(candidate))) {
      const alternates = headLinks(page, 'alternate');
      const languagesOf = alternates.map(({ hreflang }) => hreflang ?? '');
      expect(languagesOf.toSorted(), page.file).toEqual(['en', 'es', 'pt-BR', 'x-default']);
      expect(
        alternates.map(({ href }) => href),
        page.file,
      ).toContain(addressOf(page));
      for (const { href, hreflang } of alternates) {
        const target = byAddress.get(href);
        const languages = target === undefined ? [] : byTag(target, 'html').map((root) => attribute(root, 'lang'));
        expect(languages, `${page.file}: ${href}`).toEqual([hreflang === 'x-default' ? 'en' : hreflang]);
        const others = target === undefined ? [] : headLinks(target, 'alternate').map((other) => other.href);
        expect(others.toSorted(), `${page.file}: ${href}`).toEqual(alternates.map((other) => other.href).toSorted());
      }
    }
  });

  it('keeps the page for unknown addresses out of search', () => {
    const unknown = pages.filter(isNotFound);
    expect(unknown).toHaveLength(3);
    for (const page of unknown) {
      expect(metaContent(page, 'robots'), page.file).toContain('noindex');
      expect([...headLinks(page, 'canonical'), ...headLinks(page, 'alternate')], page.file).toEqual([]);
    }
    const others = pages.filter((page) => metaContent(page, 'robots') !== null && !isNotFound(page));
    expect(others.map(({ path }) => path).toSorted()).toEqual(['/es/search', '/pt/search', '/search']);
  });

  it('has a favicon, and the style sheets of the parts that few pages have', () => {
    const others: string[] = [];
    for (const page of pages) {
      expect(headLinks(page, 'icon'), page.file).toEqual([{ href: '/favicon.svg', hreflang: null }]);
      const parts = headLinks(page, 'stylesheet').map(({ href }) => href ?? '');
      others.push(...parts.map((href) => `${page.path} ${href.replace(/-[A-Z\d]+\./, '.')}`));
    }
    const withFormulas = ['', '/es', '/pt'].map((prefix) => `${prefix}/api/tutorial-basics/markdown-features`);
    expect(others.filter((other) => other.endsWith('math.css')).toSorted()).toEqual(
      withFormulas.map((path) => `${path} /assets/math.css`),
    );
    expect(others).toContain('/blog /assets/blog.css');
    expect(others.filter((other) => other.startsWith('/concepts/intro '))).toEqual([
      '/concepts/intro /assets/steps.css',
      '/concepts/intro /assets/rare-text.css',
    ]);
    expect(others.filter((other) => other.startsWith('/concepts/app/agents '))).toEqual([]);
  });
});

describe.each([
  {
    file: 'index.html',
    title: 'Voice AI documentation | Voice AI Docs',
    description: /^Build voice agents that answer and place calls/,
    type: 'website',
    url: '/',
  },
  {
    file: 'pt/concepts/app/agents/index.html',
    title: 'Agentes | Voice AI Docs',
    description: /^Um agente é a voz ao telefone/,
    type: 'article',
    url: '/pt/concepts/app/agents',
  },
  {
    file: 'es/concepts/category/integration-guides/index.html',
    title: 'Guías de integración | Voice AI Docs',
    description: /^Cómo conectar el sistema telefónico/,
    type: 'website',
    url: '/es/concepts/category/integration-guides',
  },
  {
    file: 'blog/welcome/index.html',
    title: /Welcome.* \| Voice AI Docs$/,
    description: /\S/,
    type: 'article',
    url: '/blog/welcome',
  },
  {
    file: 'es/blog/tags/hola/index.html',
    title: '1 artículo con la etiqueta «Hola» | Voice AI Docs',
    description: /^Sobre un sitio en tres idiomas/,
    type: 'website',
    url: '/es/blog/tags/hola',
  },
  {
    file: 'es/404.html',
    title: 'Página No Encontrada | Voice AI Docs',
    description: /\S/,
    type: 'website',
    url: null,
  },
])('the head of $file', ({ file, title, description, type, url }) => {
  const page = pages.find((candidate) => candidate.file === file);

  it('says what the page is', () => {
    const meta = (name: string) => page && metaContent(page, name);
    expect(page && titleOf(page)).toEqual(typeof title === 'string' ? title : expect.stringMatching(title));
    expect(meta('description')).toMatch(description);
    expect(meta('og:type')).toBe(type);
    expect(meta('og:site_name')).toBe('Voice AI Docs');
    expect(meta('og:url')).toBe(url === null ? null : siteUrl + url);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('og:image')).toBe('https://docs.example.com/img/share.png');
    expect(meta('viewport')).toBe('width=device-width, initial-scale=1');
  });
});
