import { formatColor, mix, parseColor } from '../../system/color.ts';
import { clamp, fitTitle, type TitleSize } from './break-lines.ts';
import { drawWave, waveWidth } from './draw-wave.ts';
import { em, type Shaper, type Writing } from './shape-text.ts';

/** What a picture shows. */
export interface Card {
  readonly title: string;
  /** Labels of collection and categories, outermost first. */
  readonly section: readonly string[];
  readonly site: string;
  /** As a `data:` URL; null for none. */
  readonly logo: string | null;
  /** As `#rrggbb`. */
  readonly accent: string;
  readonly writing: Writing;
}

/** The fonts of a picture. */
export interface CardFonts {
  readonly title: Shaper;
  readonly label: Shaper;
}

/** Size of a picture in pixels, as social networks ask for it. */
export const cardSize = { width: 1200, height: 630 };

const margin = 84;
const inner = cardSize.width - 2 * margin;
const sizes: readonly TitleSize[] = [
  { size: 92, lines: 2 },
  { size: 80, lines: 2 },
  { size: 70, lines: 3 },
  { size: 60, lines: 4 },
  { size: 52, lines: 4 },
];
const lineHeight = 1.22;
const labelSize = 30;
const siteSize = 34;
const logoSize = 60;
/** Base line of the name of the site. */
const footer = 548;
const colors = { title: '#0f172a', label: '#475569', site: '#1e293b' };

/** Returns a picture as an SVG without texts: their outlines are drawn, so no font is needed. */
export function drawCard(card: Card, fonts: CardFonts): string {
  const accent = parseColor(card.accent, [255, 255, 255]) ?? [0, 0, 0];
  const tint = (share: number) => formatColor(mix([255, 255, 255], accent, share));
  const isRtl = card.writing.direction === 'rtl';
  // Everything is laid out from left to right, and turned around for the other direction.
  const place = (x: number, width: number) => (isRtl ? cardSize.width - x - width : x);
  const rect = (x: number, y: number, width: number, height: number, fill: string) =>
    `<rect x="${place(x, width)}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
  const text = ({ shaper, words, x, y, size, fill }: Line) => {
    const { width, svg } = shaper.shape(words, writingOf(words, card.writing));
    const scale = size / em;
    const left = place(x, width * scale);
    return `<g transform="translate(${left} ${y}) scale(${scale} ${-scale})" fill="${fill}">${svg}</g>`;
  };
  const left = cardSize.width - margin - waveWidth;
  const wave = drawWave(card.title, { left, middle: footer - 13, far: tint(0.3), near: card.accent });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    rect(0, 0, cardSize.width, cardSize.height, '#ffffff'),
    isRtl ? `<g transform="matrix(-1 0 0 1 ${cardSize.width} 0)">${wave}</g>` : wave,
    rect(0, 0, cardSize.width, 14, card.accent),
    ...titleLines(card, fonts).map(text),
    ...siteName(card, fonts, place).map((part) => (typeof part === 'string' ? part : text(part))),
    '</svg>',
  ].join('');
}

interface Line {
  readonly shaper: Shaper;
  readonly words: string;
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** Returns the section and the title, in the middle of the room above the name of the site. */
function titleLines({ title, section, writing }: Card, { title: shaper, label }: CardFonts): readonly Line[] {
  const measure = (words: string) => shaper.shape(words, writing).width;
  const { size, lines } = fitTitle(title, sizes, inner, measure);
  const words = section.join('  ·  ');
  const labelRoom = words === '' ? 0 : 74;
  const height = labelRoom + size * lineHeight * (lines.length - 1) + size * 0.74;
  const top = 14 + (footer - 60 - 14 - height) / 2 + 8;
  const labelMost = (inner / labelSize) * em;
  const shownLabel = clamp(words, labelMost, (each) => label.shape(each, writing).width);
  const labels =
    words === ''
      ? []
      : [{ shaper: label, words: shownLabel, x: margin, y: top + 26, size: labelSize, fill: colors.label }];
  return [
    ...labels,
    ...lines.map((line, index) => ({
      shaper,
      words: line,
      x: margin,
      y: top + labelRoom + size * (0.74 + lineHeight * index),
      size,
      fill: colors.title,
    })),
  ];
}

function siteName(
  { site, title, logo, writing }: Card,
  { label }: CardFonts,
  place: (x: number, width: number) => number,
): readonly (string | Line)[] {
  const picture = `<image x="${place(margin, logoSize)}" y="${footer - 43}" width="${logoSize}" height="${logoSize}" href="${logo}"/>`;
  const x = logo === null ? margin : margin + logoSize + 22;
  // The wave is at the other end.
  const most = ((inner - waveWidth - 48 - x + margin) / siteSize) * em;
  const words = clamp(site, most, (each) => label.shape(each, writing).width);
  const name = { shaper: label, words, x, y: footer, size: siteSize, fill: colors.site };
  return [...(logo === null ? [] : [picture]), ...(site === title || site === '' ? [] : [name])];
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A text without any letter from right to left is a quote from another language. */
function writingOf(words: string, { language, direction }: Writing): Writing {
  return { language, direction: rightToLeft.test(words) ? direction : 'ltr' };
}
