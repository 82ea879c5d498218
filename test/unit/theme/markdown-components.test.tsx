import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ThemeContext } from '../../../src/theme/context/context.ts';
import { markdownComponents } from '../../../src/theme/markdown-components.tsx';
import es from '../../../src/strings/sets/es.json' with { type: 'json' };
import type { ReactNode } from 'react';

const { a: Anchor, h2: Heading, img: Image, details: Details, table: Table } = markdownComponents;
const Admonition = markdownComponents['docs-admonition'];
const AdmonitionTitle = markdownComponents['docs-admonition-title'];
const Code = markdownComponents['docs-code'];

function print(node: ReactNode): string {
  const locale = { name: 'es', htmlLang: 'es', direction: 'ltr' } as const;
  const value = { strings: es, locale, site: { title: '', custom: {} }, page: null };
  return renderToStaticMarkup(createElement(ThemeContext, { value }, node));
}

describe('markdownComponents', () => {
  it.each(['https://example.com/', '//example.com/x', 'HTTP://example.com'])('marks %s as external', (href) => {
    const html = print(<Anchor href={href}>x</Anchor>);
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toContain('(se abre en una pestaña nueva)');
  });

  it.each(['/es/x', './x', '#x', 'mailto:a@example.com', 'tel:+34910'])('leaves %s plain', (href) => {
    expect(print(<Anchor href={href}>x</Anchor>)).toBe(`<a href="${href}">x</a>`);
  });

  it('names the way back from a footnote by its reference', () => {
    const html = print(<Anchor href="#fnref-a-2" data-footnote-backref="1-2" />);
    expect(html).toContain('aria-label="Volver a la referencia 1-2"');
  });

  it('puts a link to itself behind a heading with an id', () => {
    const html = print(
      <Heading id="x">
        The <code>x</code> flag
      </Heading>,
    );
    expect(html).toContain('<a class="anchor" href="#x" aria-label="Enlace directo a The x flag">#</a></h2>');
    expect(print(<Heading>No id</Heading>)).toBe('<h2>No id</h2>');
  });

  it("renders the writer's title of an admonition instead of the default", () => {
    const titled = print(
      <Admonition kind="tip" id="own">
        <AdmonitionTitle>Mine</AdmonitionTitle>
        <p>Text</p>
      </Admonition>,
    );
    expect(titled).toContain('<div id="own" class="callout callout-tip" role="note">');
    expect(titled).toContain('<span>Mine</span>');
    expect(titled).toContain('<div class="callout-body"><p>Text</p></div>');
    expect(titled).not.toContain('Consejo');
    expect(print(<Admonition kind="tip">Text</Admonition>)).toContain('<span>Consejo</span>');
  });

  it('folds code behind its title, or after some lines', () => {
    const folded = print(
      <Code title="a.js" shown={0} lines={2}>
        <code>x</code>
      </Code>,
    );
    expect(folded).toMatch(/^<details class="code-fold"><summary>a\.js<\/summary><div class="code">/);
    expect(folded).not.toContain('figcaption');
    expect(print(<Code shown={0}>x</Code>)).toContain('<summary><span data-search="off">Código</span></summary>');
    const partly = print(<Code title="a.js" shown={3} lines={40} frame="editor" />);
    expect(partly).toContain('<figcaption class="code-title"><span>a.js</span></figcaption>');
    expect(partly).toContain('<summary><span>Ver todas las líneas (40)</span><span>Ver menos líneas</span></summary>');
  });

  it('gives code a frame that the keyboard can reach, with a title row only for a title', () => {
    const plain = print(
      <Code lang="ts">
        <code>x</code>
      </Code>,
    );
    expect(plain).toBe('<div class="code" data-language="ts"><pre tabindex="0" dir="ltr"><code>x</code></pre></div>');
    expect(print(<Code lang="ts" title="a.ts" />)).toContain('<figcaption class="code-title">a.ts</figcaption>');
  });

  it('adds a summary if the writer gave none', () => {
    expect(print(<Details>Text</Details>)).toBe('<details><summary>Detalles</summary>Text</details>');
    const own = print(
      <Details>
        {'\n'}
        <summary>Own</summary>
      </Details>,
    );
    expect(own).not.toContain('Detalles');
  });

  it('lets pictures wait and wide tables scroll by themselves', () => {
    expect(print(<Image src="/a.png" width={2} height={1} />)).toContain('loading="lazy" decoding="async" alt=""');
    expect(print(<Table />)).toContain('<div class="table-box" role="group" aria-label="Tabla" tabindex="0"><table>');
  });
});
