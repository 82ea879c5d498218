import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { formatColor, readColor } from '../../system/color.ts';
import { hashOf } from '../../system/hash.ts';
import type { PageDetails } from '../contract/page-hook.ts';
import { definePlugin, type PluginSetup } from '../contract/plugin.ts';
import type { RulePage } from '../contract/rules-hook.ts';
import { createBidi } from './create-bidi.ts';
import { type Card, type CardFonts, cardSize, drawCard } from './draw-card.ts';
import { type DrawingTools, identifyPackages, loadTools, readOptions } from './packages.ts';
import { createShaper } from './shape-text.ts';

/** Changes when pictures are drawn in another way, so that their addresses change too. */
const look = '2';

/** The formats that can be drawn. */
const logoTypes: ReadonlyMap<string, string> = new Map([
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
]);

/** Kinds of pages that nobody shares. */
const unsharedKinds: ReadonlySet<string> = new Set(['not-found', 'offline', 'search', 'redirect']);

interface Drawing extends CardFonts {
  readonly resvg: DrawingTools['resvg'];
}

/** Draws a picture for shared links for each page that has none. */
export const socialImagesPlugin = definePlugin(({ options, root }: PluginSetup<unknown>) => {
  const read = readOptions(options, root);
  const accent = readColor(read.accent ?? '');
  const identity = identifyPackages({ root, options, place: {} });
  let opened: Promise<Drawing> | null = null;
  const open = () => (opened ??= openDrawing(loadTools(root, read)));
  return {
    name: 'social-images',
    page: (page) => {
      if (page.image !== null || unsharedKinds.has(page.kind)) return null;
      const card = cardOf(page, root, accent && formatColor(accent));
      const key = hashOf(look, identity, JSON.stringify(card));
      return {
        image: {
          path: `assets/social/${key.slice(0, 16)}.png`,
          key,
          make: async () => draw(card, await open()),
          ...cardSize,
          alt: page.title,
        },
      };
    },
    rules: {
      'missing-font': async (page, { report }) => {
        if (page.image !== null) return;
        const { title } = await open();
        for (const [name, text] of [['title', page.title], ...sectionsOf(page)] as const) {
          const missing = title.missingIn(withoutEmoji(text));
          if (missing === '') continue;
          const message = `No font has these characters of the ${name}, so the picture for shared links does not show it: ${missing}`;
          const hint = 'Name a font for them in `fonts` of the plugin, or give the page an `image`.';
          report({ message, hint, ...(name === 'title' ? placeOfTitle(page) : {}) });
        }
      },
    },
  };
});

function sectionsOf({ section, site }: PageDetails): readonly (readonly [string, string])[] {
  return [
    ['section', section.join(' ')],
    ['title of the site', site.title],
  ];
}

/** Returns the place of the title: in the front matter, or else the first heading. */
function placeOfTitle({ frontMatter, text }: RulePage): { readonly field: string } | { readonly line?: number } {
  if (frontMatter['title'] !== undefined) return { field: 'title' };
  const line = text.split('\n').findIndex((each) => each.startsWith('# '));
  return line < 0 ? {} : { line: line + 1 };
}

function cardOf({ title, section, site }: PageDetails, root: string, accent: string | null): Card {
  const { language, direction, logo } = site;
  const type = logoTypes.get(extname(logo ?? '').toLowerCase());
  return {
    title: withoutEmoji(title) || site.title,
    section: section.map(withoutEmoji),
    site: withoutEmoji(site.title),
    logo:
      logo === null || type === undefined
        ? null
        : `data:${type};base64,${readFileSync(join(root, logo)).toString('base64')}`,
    accent: accent ?? site.accent,
    writing: { language, direction },
  };
}

/** Fonts draw emoji in many ways, and most have none. */
function withoutEmoji(text: string): string {
  const emoji = /(?![©®™])\p{Extended_Pictographic}[\p{Emoji_Modifier}\u{FE0F}\u{200D}\p{Extended_Pictographic}]*/gu;
  const others = /[\u{FE0F}\u{20E3}\u{1F1E6}-\u{1F1FF}]/gu;
  return text.replace(emoji, '').replace(others, '').replaceAll(/\s+/gu, ' ').trim();
}

async function openDrawing(loading: Promise<DrawingTools>): Promise<Drawing> {
  const { harfbuzz, resvg, fonts } = await loading;
  const bidi = createBidi();
  return {
    resvg,
    title: createShaper(harfbuzz, bidi, fonts.title),
    label: createShaper(harfbuzz, bidi, fonts.label),
  };
}

/** Returns the PNG of a picture. A text with characters that no font has is left out. */
function draw(card: Card, { resvg, ...fonts }: Drawing): Uint8Array {
  const known = (text: string) => (fonts.title.missingIn(text) === '' ? text : '');
  const site = known(card.site);
  const section = card.section.every((label) => known(label) !== '') ? card.section : [];
  const svg = drawCard({ ...card, title: known(card.title) || site, section, site }, fonts);
  const parsed = new resvg.Resvg(svg);
  const image = parsed.render();
  const png = image.asPng();
  image.free();
  parsed.free();
  return png;
}
