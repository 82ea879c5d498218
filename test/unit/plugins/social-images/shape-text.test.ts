import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { drawCard } from '../../../../src/plugins/social-images/draw-card.ts';
import { loadTools } from '../../../../src/plugins/social-images/packages.ts';
import { readFont } from '../../../../src/plugins/social-images/read-font.ts';
import { createBidi } from '../../../../src/plugins/social-images/create-bidi.ts';
import { createShaper, type Shaper } from '../../../../src/plugins/social-images/shape-text.ts';

const font = (script: string) => `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-700-normal.woff`;
const [english, arabic] = [
  { language: 'en', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
] as const;

let shaper: Shaper;

beforeAll(async () => {
  const fonts = ['arabic', 'hebrew', 'devanagari'].map(font);
  const tools = await loadTools(process.cwd(), { fonts });
  shaper = createShaper(tools.harfbuzz, createBidi(), tools.fonts.title);
});

/** Returns the outlines of a text, without their places. */
const outlines = (text: string, writing: Parameters<Shaper['shape']>[1]) =>
  [...shaper.shape(text, writing).svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);

test('letters have the widths of the font, with kerning', () => {
  const width = (text: string) => shaper.shape(text, english).width;
  expect(width('')).toBe(0);
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
  expect(width('ñ')).toBe(width('n'));
});

test('Arabic letters are joined, and are set from right to left', () => {
  expect(outlines('بيت', arabic)).not.toEqual([
    ...outlines('ت', arabic),
    ...outlines('ي', arabic),
    ...outlines('ب', arabic),
  ]);
  expect(outlines('אב', arabic)).toEqual([...outlines('ב', arabic), ...outlines('א', arabic)]);
});

test('words of another direction keep their order, and punctuation stands at the end', () => {
  expect(outlines('אב AB!', arabic)).toEqual(['!', 'A', 'B', 'ב', 'א'].flatMap((each) => outlines(each, arabic)));
  expect(outlines('אב AB!', english)).toEqual(['ב', 'א', 'A', 'B', '!'].flatMap((each) => outlines(each, english)));
});

test('vowel signs of Devanagari stand before their letters', () => {
  const [sign, ...letters] = outlines('हि', { language: 'hi', direction: 'ltr' });
  expect(letters).toEqual(outlines('ह', english));
  expect(sign).toBeDefined();
});

test('characters that no font has are named once', () => {
  expect(shaper.missingIn('Añ Ω я שלום हि')).toBe('');
  expect(shaper.missingIn('ภภา x 電')).toBe('ภา電');
});

test('a picture for a language from right to left is turned around', () => {
  const card = { title: 'אב', section: ['A'], site: 'Site', logo: null, accent: '#4f46e5', writing: arabic };
  const fonts = { title: shaper, label: shaper };
  const starts = (svg: string) =>
    [...svg.matchAll(/<g transform="translate\((\S+)/g)].map(([, x]) => Math.round(Number(x)));
  expect(starts(drawCard({ ...card, writing: english }, fonts))).toStrictEqual([84, 84, 84]);
  expect(Math.min(...starts(drawCard(card, fonts)))).toBeGreaterThan(900);
});

test('WOFF files hold the same tables as the font that is read', () => {
  const file = createRequire(import.meta.url).resolve(font('hebrew'));
  const read = readFont(readFileSync(file));
  const tags = (bytes: Buffer, start: number, step: number) =>
    Array.from({ length: bytes.readUInt16BE(start === 44 ? 12 : 4) }, (_, index) =>
      bytes.toString('latin1', start + index * step, start + index * step + 4),
    );
  expect(tags(read, 12, 16)).toStrictEqual(tags(readFileSync(file), 44, 20));
  expect(readFont(read)).toBe(read);
  expect(() => readFont(Buffer.from('no font at all'))).toThrow('not a font');
});
