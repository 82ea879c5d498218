import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { listFiles } from '../support/emitted-pages.ts';
import { projectRoot, runDocsgen } from '../support/docsgen.ts';

interface ListedRoute {
  readonly url: string;
  readonly locale: string;
  readonly kind: string;
  readonly title: string;
  readonly source: string | null;
  readonly output: string;
  readonly fallback: boolean;
  readonly version: string | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
}

/** The table of the specification, section 2, with its {tag} and {author} filled in. */
const specified: Readonly<Record<string, readonly string[]>> = {
  home: ['/'],
  page: ['/markdown-page'],
  'blog-list': ['/blog'],
  'blog-archive': ['/blog/archive'],
  'blog-authors': ['/blog/authors'],
  'blog-author': ['/blog/authors/all-product-team-articles', '/blog/authors/docs-team'],
  'blog-tags': ['/blog/tags'],
  'blog-tag': ['/blog/tags/docusaurus', '/blog/tags/facebook', '/blog/tags/hello', '/blog/tags/hola'],
  'blog-post': ['/blog/first-blog-post', '/blog/long-blog-post', '/blog/mdx-blog-post', '/blog/welcome'],
  category: [
    '/api/category/tutorial---advanced',
    '/api/category/tutorial---basics',
    '/concepts/category/application',
    '/concepts/category/integration-guides',
    '/concepts/category/reselling',
  ],
  doc: [
    '/api/intro',
    '/api/tutorial-basics/congratulations',
    '/api/tutorial-basics/create-a-blog-post',
    '/api/tutorial-basics/create-a-page',
    '/api/tutorial-basics/deploy-your-site',
    '/api/tutorial-basics/markdown-features',
    '/api/tutorial-extras/manage-docs-versions',
    '/api/tutorial-extras/translate-your-site',
    '/concepts/app/actions',
    '/concepts/app/agents',
    '/concepts/app/api-manager',
    '/concepts/app/campaigns',
    '/concepts/app/directory',
    '/concepts/app/knowledge-bases',
    '/concepts/app/logs',
    '/concepts/integration/asterisk',
    '/concepts/integration/asterisk-ari',
    '/concepts/integration/freepbx',
    '/concepts/integration/vicidial',
    '/concepts/intro',
    '/concepts/reselling/clients',
    '/concepts/reselling/domain-masking',
    '/concepts/reselling/rebranding',
  ],
  'not-found': ['/404'],
  // What the navbar's search box needs for those who share a search, or have no scripts.
  search: ['/search'],
};

const locales = [
  { locale: 'en', prefix: '' },
  { locale: 'es', prefix: '/es' },
  { locale: 'pt', prefix: '/pt' },
];

const expected = locales.flatMap(({ locale, prefix }) =>
  Object.entries(specified).flatMap(([kind, paths]) =>
    paths.map((path) => {
      const output = kind === 'not-found' ? `${prefix}${path}.html` : join(prefix, path, 'index.html');
      return { url: prefix + path, locale, kind, output: output.replace(/^\//, '') };
    }),
  ),
);

const byUrl = (one: { readonly url: string }, other: { readonly url: string }) => (one.url < other.url ? -1 : 1);

describe('routes --json', () => {
  let routes: readonly ListedRoute[];

  beforeAll(async () => {
    const { status, stdout, stderr } = await runDocsgen(['routes', '--json']);
    expect(status, stderr).toBe(0);
    routes = JSON.parse(stdout);
  });

  it.each(locales)('lists exactly the routes of the specification in $locale', ({ locale }) => {
    const listed = routes.filter((route) => route.locale === locale);
    const identities = listed.map(({ url, kind, output }) => ({ url, locale, kind, output }));
    expect(identities).toEqual(expected.filter((route) => route.locale === locale).toSorted(byUrl));
  });

  it('sorts all of them by address', () => {
    expect(routes.map(({ url }) => url)).toEqual(expected.toSorted(byUrl).map(({ url }) => url));
  });

  it('gives every route the documented fields', () => {
    for (const route of routes) {
      const isDocs = route.kind === 'doc' || route.kind === 'category';
      expect(route, route.url).toEqual({
        url: route.url,
        locale: route.locale,
        kind: route.kind,
        title: expect.stringMatching(/\S/),
        source: route.kind === 'not-found' || route.kind === 'search' ? null : expect.stringMatching(/^content\//),
        output: route.output,
        fallback: expect.any(Boolean),
        version: isDocs ? 'current' : null,
        draft: false,
        unlisted: false,
        address: expect.stringMatching(/^https?:\/\//),
        canonical: route.kind === 'not-found' ? null : expect.stringMatching(/^https?:\/\//),
        status: route.kind === 'not-found' ? 404 : 200,
        redirect: null,
      });
    }
  });

  it('names a source that exists, in the language of the route unless it is a fallback', () => {
    for (const { url, locale, source, fallback } of routes) {
      if (source === null) continue;
      expect(existsSync(join(projectRoot, source)), `${url}: ${source}`).toBe(true);
      expect(source, url).toMatch(fallback ? /^content\/en\// : new RegExp(`^content/${locale}/`));
    }
  });

  it('finds every page of the real site translated', () => {
    expect(routes.filter(({ fallback }) => fallback).map(({ url }) => url)).toEqual([]);
  });

  it('lists exactly the HTML files of the build', () => {
    const emitted = listFiles(inject('plainSite').folder).filter((file) => file.endsWith('.html'));
    expect(emitted).toEqual(routes.map(({ output }) => output).toSorted());
  });

  it('lists only the locales that are asked for', async () => {
    const { stdout } = await runDocsgen(['routes', '--json', '--locale', 'pt', '--locale', 'en']);
    const listed: readonly ListedRoute[] = JSON.parse(stdout);
    expect(listed).toEqual(routes.filter(({ locale }) => locale !== 'es'));
  });
});
