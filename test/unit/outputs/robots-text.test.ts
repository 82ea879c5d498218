import { expect, test } from 'vitest';
import { robotsText } from '../../../src/outputs/maps/robots-text.ts';

const config = {
  url: 'https://docs.example.com',
  base: '/',
  trailingSlash: 'always',
  noIndex: false,
  sitemap: { exclude: [], lastmod: true },
} as const;

test('all is allowed, and the list of maps has its absolute address', () => {
  const text = 'User-agent: *\nDisallow:\n\nSitemap: https://docs.example.com/sitemap.xml\n';
  expect(robotsText({ config })).toBe(text);
  expect(robotsText({ config: { ...config, base: './' } })).toBe(text);
});

test('below another path it says where its lines belong', () => {
  expect(robotsText({ config: { ...config, base: '/docs/' } })).toBe(
    [
      '# Crawlers read this only at the root of a host. Add these lines to https://docs.example.com/robots.txt:',
      '',
      'User-agent: *',
      'Disallow:',
      '',
      'Sitemap: https://docs.example.com/docs/sitemap.xml',
      '',
    ].join('\n'),
  );
});

test('a site that search engines should not list forbids its own pages only, and names no maps', () => {
  expect(robotsText({ config: { ...config, noIndex: true } })).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsText({ config: { ...config, noIndex: true, base: '/docs/' } })).toMatch(/\nDisallow: \/docs\/\n$/);
});

test('without maps there is nothing to say', () => {
  expect(robotsText({ config: { ...config, sitemap: null } })).toBeNull();
});
