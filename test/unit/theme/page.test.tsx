import { renderToStaticMarkup } from 'react-dom/server';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { Page } from '../../../src/theme/Page.tsx';
import { mainComponents } from '../../../src/collections/docs/main-components.tsx';
import { useStrings } from '../../../src/theme/context/context.ts';
import es from '../../../src/strings/sets/es.json' with { type: 'json' };
import type { DocMain } from '../../../src/shared/main-props.ts';
import type { NavbarProps, PageProps } from '../../../src/shared/page-props.ts';
import type { SidebarItemProps } from '../../../src/shared/sidebar-props.ts';

const link: SidebarItemProps = { type: 'link', label: 'Agents', href: '/agents', external: false, current: true };

const main: DocMain = {
  kind: 'doc',
  title: 'Agents',
  heading: 'Agents',
  content: { key: 'body', language: { htmlLang: 'en', direction: 'ltr' } },
  homeHref: '/es',
  breadcrumbs: [{ label: 'Application', href: null }],
  toc: [{ id: 'a', label: [{ text: 'run', mark: 'code' }], items: [] }],
  nearCards: [],
  notices: [
    { type: 'untranslated', helpHref: 'https://github.com/acme/docs/new/main/content/es?filename=agents.md' },
    {
      type: 'outdated',
      since: { iso: '2026-03-09', text: '9 de marzo de 2026' },
      originalHref: '/agents',
      originalLang: 'en',
    },
    {
      type: 'unmaintained',
      siteTitle: 'Docs',
      versionLabel: '0.9',
      latestHref: '/es/latest',
      latestLabel: '1.0',
      choice: { type: 'choose', collection: 'docs', version: '1.0' },
    },
  ],
  versionBadge: '0.9',
  previous: null,
  next: { label: 'Actions', href: '/actions' },
};

const navbar: NavbarProps = {
  title: 'Docs',
  homeHref: '/es',
  logo: { src: '/l.svg', srcDark: '/d.svg', alt: '', width: null, height: null, href: '/es' },
  hideOnScroll: false,
  colorSwitch: null,
  left: [{ type: 'search', href: '/es/search', boxHref: '/assets/search/es/box.json', versions: { docs: '0.9' } }],
  right: [
    {
      type: 'dropdown',
      label: 'Español',
      icon: 'language',
      active: false,
      items: [{ type: 'link', label: 'English', href: '/', external: false, current: null, lang: 'en' }],
    },
  ],
};

const props: PageProps = {
  locale: { name: 'es', htmlLang: 'es', direction: 'ltr' },
  head: {
    title: 'Agents',
    description: null,
    keywords: [],
    canonical: null,
    alternates: [],
    noindex: false,
    siteName: 'Docs',
    article: null,
    otherOpenGraphLocales: [],
    image: null,
    imageAlt: null,
    imageDetails: null,
    openGraphLocale: 'es_ES',
    favicon: null,
    openSearch: '/es/opensearch.xml',
    tags: [],
  },
  skipTo: '#main',
  announcements: [{ id: 'a', html: 'New: <b>1.0</b>', isCloseable: true }],
  navbar,
  sidebar: {
    kind: 'docs',
    label: 'Docs sidebar',
    isTitled: false,
    treeHref: null,
    items: [
      {
        type: 'category',
        label: 'Application',
        href: '/app',
        current: false,
        active: true,
        open: true,
        collapsible: true,
        list: null,
        items: [link],
      },
    ],
  },
  main,
  marks: { kind: 'doc', doc: 'agents', version: null, className: null },
  asksConsent: false,
  footer: {
    asksConsent: false,
    columns: [],
    links: [{ type: 'link', label: 'Blog', href: '/blog', external: false }],
    logo: null,
    copyright: '©',
  },
};

function print(changes: Partial<PageProps> = {}): string {
  return renderToStaticMarkup(
    <Page
      props={{ ...props, ...changes }}
      strings={es}
      contents={{ body: <h2 id="a">run</h2> }}
      mainComponents={mainComponents}
    />,
  );
}

describe('Page', () => {
  it('is valid HTML inside a document', async () => {
    const document = `<!DOCTYPE html>\n<html lang="es"><head><title>Agents</title></head><body>${print()}</body></html>`;
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const report = await validator.validateString(document);
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  });

  // React would insert preloads of eager pictures before the first link.
  it('begins with the link to the content and has one h1', () => {
    const html = print();
    expect(html).toMatch(/^<a class="skip-link" href="#main">Saltar al contenido principal<\/a>/);
    expect(html.replace(/<template.*<\/template>/, '').match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<main id="main" tabindex="-1"');
  });

  it('sets the language of content without a translation', () => {
    const html = print();
    expect(html).toContain('<div class="prose" lang="en" dir="ltr"><h1>Agents</h1>');
    expect(html).toContain('Esta página aún no está disponible en su idioma.');
  });

  it('leads from a page without a translation to where it is written, and from an older one to the original', () => {
    const html = print();
    const address = 'https://github.com/acme/docs/new/main/content/es?filename=agents.md';
    expect(html).toContain(
      `<a href="${address}" target="_blank" rel="noopener noreferrer">Ayude a traducir esta página`,
    );
    const [original, day] = [
      '<a href="/agents" hrefLang="en">El original</a>',
      '<time dateTime="2026-03-09">9 de marzo de 2026</time>',
    ];
    expect(html).toContain(`${original} ha cambiado desde el ${day}.`);
  });

  it('links from an old version to the latest one', () => {
    const link = '<a href="/es/latest" data-docs="docs" data-version="1.0">última versión</a>';
    expect(print()).toContain(`vea la ${link} (1.0).`);
  });

  it('opens the branch of the page and marks the page', () => {
    const html = print();
    expect(html).toContain('<details open=""><summary class="tree-caret">');
    expect(html).toContain('<a class="tree-link" href="/agents" aria-current="page">Agents</a>');
  });

  it('has no menu button where there is nothing to show in the menu', () => {
    const bare = { ...navbar, right: [] };
    expect(print({ navbar: bare })).toContain('class="menu"');
    expect(print({ navbar: bare, sidebar: null })).not.toContain('class="menu"');
  });

  it('has neither inline styles nor scripts nor buttons that send forms', () => {
    const html = print();
    expect(html).not.toMatch(/ style=|<script/);
    expect(html.match(/<button(?! type="button")/g)).toBeNull();
  });
});

describe('useStrings', () => {
  it('tells developers where it can be used', () => {
    function Lost(): string {
      return useStrings()['theme.NotFound.title'];
    }
    expect(() => renderToStaticMarkup(<Lost />)).toThrow('useStrings() was called outside <Page>');
  });
});
