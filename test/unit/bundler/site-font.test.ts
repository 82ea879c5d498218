import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { fontCss } from '../../../src/bundler/font-css.ts';
import { readFontFile } from '../../../src/bundler/font-file.ts';

const require = createRequire(import.meta.url);
const inter = (weight: number, script = 'latin') =>
  readFileSync(require.resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff2`));
const variable = readFileSync(require.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'));

async function factsOf(bytes: Buffer) {
  const facts = await readFontFile(bytes);
  if (facts === null) throw new Error('The font cannot be read');
  return facts;
}

const options = { family: 'A "B"', address: './fonts/a.woff2', others: 'system-ui, sans-serif' };

describe('what a file says about its font', () => {
  // https://github.com/seek-oss/capsize publishes the metrics of fonts: those of Arial are 913 of
  // 2048 for the width, of Inter 978 of 2048, and of Literata 480 of 1000.
  test('is what is published of Inter', async () => {
    const { family, weights, ascent, descent, lineGap, width } = await factsOf(inter(400));
    expect({ family, weights, lineGap }).toStrictEqual({ family: 'Inter', weights: [400, 400], lineGap: 0 });
    expect(ascent).toBe(1984 / 2048);
    expect(descent).toBe(494 / 2048);
    expect(Math.abs((width.regular ?? 0) / (978 / 913) - 1)).toBeLessThan(0.01);
    expect(width.bold).toBeNull();
  });

  test('is what is published of Literata, in all its weights', async () => {
    const { family, weights, ascent, descent, width } = await factsOf(variable);
    expect({ family, weights, ascent, descent }).toStrictEqual({
      family: 'Literata',
      weights: [200, 900],
      ascent: 1.177,
      descent: 0.308,
    });
    expect(Math.abs((width.regular ?? 0) / (0.48 / (913 / 2048)) - 1)).toBeLessThan(0.01);
  });

  test('is measured in bold beside bold Arial', async () => {
    const { width } = await factsOf(inter(700));
    expect(width.regular).toBeNull();
    // Bold Arial is wider by more than bold Inter is.
    expect(width.bold).toBeCloseTo(1.02, 1);
    const { width: ofVariable } = await factsOf(variable);
    expect(ofVariable.bold).not.toBe(ofVariable.regular);
  });

  test('is taken as wide as Arial without Latin letters', async () => {
    expect((await factsOf(inter(400, 'cyrillic'))).width.regular).toBe(1);
  });

  test.each([
    ['a text', Buffer.from('version https://git-lfs.github.com/spec/v1')],
    ['an empty file', Buffer.alloc(0)],
    ['a file in another format', readFileSync(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'))],
    ['the first part of a font', inter(400).subarray(0, 5000)],
  ])('is nothing for %s', async (_, bytes) => {
    expect(await readFontFile(bytes)).toBeNull();
  });
});

describe('the style sheet of a font', () => {
  test('has the file, and regular and bold fonts of the system in the same space', async () => {
    const css = fontCss(await factsOf(variable), options);
    const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
    expect(faces).toHaveLength(3);
    expect(faces[0]).toBe(
      '@font-face{font-family:"A \\"B\\"";src:url("./fonts/a.woff2") format("woff2");font-weight:200 900;font-display:optional}',
    );
    expect(faces[1]).toMatch(
      /^@font-face\{font-family:"A \\"B\\" Fallback";src:local\("Arial"\),.*;font-weight:200 599;/,
    );
    expect(faces[2]).toMatch(/src:local\("Arial Bold"\),.*;font-weight:600 900;/);
    expect(css).toContain('@layer tokens{:root{--font:"A \\"B\\"","A \\"B\\" Fallback",system-ui, sans-serif}}');
  });

  test('divides heights by the width, since browsers multiply them by it', async () => {
    const facts = await factsOf(inter(400));
    const part = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(fontCss(facts, options))?.[1]) / 100;
    expect(part('size-adjust') * part('ascent-override')).toBeCloseTo(1984 / 2048, 3);
    expect(part('size-adjust') * part('descent-override')).toBeCloseTo(494 / 2048, 3);
  });

  test('has one font of the system for a font of one weight', async () => {
    expect(fontCss(await factsOf(inter(700)), options).match(/font-weight:[\d ]+/g)).toStrictEqual([
      'font-weight:700',
      'font-weight:700',
    ]);
  });
});
