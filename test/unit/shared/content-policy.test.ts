import { describe, expect, test } from 'vitest';
import { findBlocked, findBlockedAddresses } from '../../../src/shared/content-policy.ts';

const origin = 'https://docs.example.com';

function titles(name: string, attributes: Readonly<Record<string, string>>): readonly string[] {
  return findBlockedAddresses(name, (attribute) => attributes[attribute], { origin, policy: {} }).map(
    ({ title }) => title,
  );
}

describe('the policy blocks', () => {
  test.each([
    ['iframe', { src: 'https://www.youtube.com/embed/x' }],
    ['iframe', { src: '//www.youtube.com/embed/x' }],
    ['iframe', { src: ' data:text/html,x' }],
    ['object', { data: '/film.swf' }],
    ['embed', { src: './a.pdf' }],
    ['img', { src: 'http://example.org/a.png' }],
    ['img', { srcset: 'a.png 1x, http://example.org/a.png 2x' }],
    ['image', { 'xlink:href': 'http://example.org/a.png' }],
    ['video', { poster: 'http://example.org/a.png' }],
    ['track', { src: 'data:text/vtt,x' }],
    ['form', { action: 'https://example.org/send' }],
    ['button', { formaction: 'mailto:me@example.org' }],
  ])('%s with %j', (name, attributes) => {
    expect(titles(name, attributes)).toHaveLength(1);
  });
});

describe('the policy allows', () => {
  test.each([
    ['iframe', { src: '/demo.html' }],
    ['iframe', { src: 'https://docs.example.com/demo.html' }],
    ['iframe', { src: 'about:blank' }],
    ['iframe', { src: 'https://example.org/', srcdoc: '' }],
    ['img', { src: 'https://example.org/a.png' }],
    ['img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }],
    ['img', { srcset: 'a.png 1x, https://example.org/a.png 2x' }],
    ['video', { src: 'https://example.org/a.mp4', poster: 'data:image/png,x' }],
    ['form', { action: '/search' }],
    ['a', { href: 'http://example.org/' }],
    ['constructor', { src: 'http://example.org/' }],
  ])('%s with %j', (name, attributes) => {
    expect(titles(name, attributes)).toStrictEqual([]);
  });
});

describe('of an element', () => {
  const policy = { origin, policy: {}, inlineStyles: false };
  test.each([
    ['p', { style: 'color: red' }],
    ['p', { onclick: 'a()' }],
    ['style', {}],
    ['script', {}],
    ['script', { src: 'https://example.org/a.js' }],
    ['base', { href: '/x/' }],
    ['link', { rel: 'preload stylesheet', href: 'https://example.org/a.css' }],
    ['iframe', { src: 'https://example.org/' }],
  ])('%s with %j is blocked', (name, attributes) => {
    expect(findBlocked(name, attributes, policy)).toHaveLength(1);
  });

  test.each([
    ['p', { class: 'style' }],
    ['script', { src: '/a.js' }],
    ['script', { type: 'application/ld+json' }],
    ['link', { rel: 'stylesheet', href: '/a.css' }],
    ['a', { href: 'https://example.org/' }],
  ])('%s with %j is not', (name, attributes) => {
    expect(findBlocked(name, attributes, policy)).toStrictEqual([]);
  });

  test('styles are allowed where the site allows them', () => {
    expect(findBlocked('p', { style: 'color: red' }, { origin, policy: {}, inlineStyles: true })).toStrictEqual([]);
  });
});
