import { describe, expect, it } from 'vitest';
import { findBlockedAddresses } from '../../src/shared/content-policy.ts';
import { sampleLocales, samplePages } from '../support/sample-pages.ts';
import { open, origin } from './navigation-page.ts';

describe('the policy', () => {
  it.each(sampleLocales)(
    'is sent as a header with every page, and says what the page says, in $locale',
    async ({ prefix }) => {
      for (const { name, path } of samplePages) {
        const response = await fetch(origin + prefix + path);
        const html = await response.text();
        const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/
          .exec(html)?.[1]
          ?.replaceAll('&#x27;', "'");
        expect(response.headers.get('content-security-policy'), name).toBe(meta);
        expect(meta).toMatch(/script-src 'self' 'sha256-[\w+/=]+'; style-src 'self' 'sha256-[\w+/=]+';/);
        expect(meta?.split('; ')).toEqual(
          expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-src 'self'"]),
        );
      }
    },
  );

  it('allows no other script and style, and the tests notice a violation', async () => {
    const page = await open('/concepts/intro', { provoked: [/^Policy violation: |content security policy/i] });
    await page.evaluate(() => {
      const seen: string[] = [];
      Reflect.set(window, 'seen', seen);
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red" onclick="window.ran = true">Red</p>');
      document.body.querySelector<HTMLElement>('p:last-child')?.click();
      const base = document.createElement('base');
      base.href = 'https://example.com/';
      document.head.append(base);
      const form = document.createElement('form');
      form.action = 'https://example.com/';
      document.body.append(form);
      form.submit();
    });
    const seen = () => page.evaluate((): string[] => Reflect.get(window, 'seen'));
    const forbidden = ['base-uri', 'form-action', 'script-src-attr', 'script-src-elem', 'style-src-attr'];
    await expect.poll(async () => [...new Set(await seen())].toSorted()).toEqual(forbidden);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  it('blocks the addresses that its author gets a warning about', async () => {
    const page = await open('/concepts/intro', { provoked: [/^Policy violation: |content security policy|: csp$/i] });
    const elements = [
      { name: 'iframe', attribute: 'src', directive: 'frame-src' },
      { name: 'embed', attribute: 'src', directive: 'object-src' },
      { name: 'object', attribute: 'data', directive: 'object-src' },
      { name: 'img', attribute: 'src', directive: 'img-src' },
      { name: 'img', attribute: 'srcset', directive: 'img-src' },
      { name: 'video', attribute: 'src', directive: 'media-src' },
      { name: 'video', attribute: 'poster', directive: 'img-src' },
      { name: 'form', attribute: 'action', directive: 'form-action' },
    ];
    const address = 'http://other.example.org/a';
    for (const { name, attribute, directive } of elements) {
      expect(
        findBlockedAddresses(name, (wanted) => (wanted === attribute ? address : undefined), { origin, policy: {} }),
      ).toHaveLength(1);
      const blocked = await page.evaluate(
        (use) =>
          new Promise<string>((done) => {
            addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective), {
              once: true,
            });
            const element = document.createElement(use.name);
            element.setAttribute(use.attribute, use.address);
            document.body.append(element);
            if (element instanceof HTMLFormElement) element.submit();
          }),
        { name, attribute, address },
      );
      expect(blocked, `${name} ${attribute}`).toBe(directive);
    }
  });
});
