import type { Finding } from '../page/finding.ts';
import { describeElement, type PageRule } from './page-rule.ts';

/**
 * What says no more than that there is a picture, in the languages of docsgen's own strings that
 * have it.
 */
const general: ReadonlySet<string> = new Set([
  ...['image', 'img', 'picture', 'photo', 'photograph', 'screenshot', 'icon', 'graphic', 'figure', 'diagram'],
  ...['illustration', 'untitled', 'alt', 'alt text', 'image description', 'imagen', 'foto', 'fotografía', 'captura'],
  ...['captura de pantalla', 'icono', 'gráfico', 'figura', 'diagrama', 'ilustración', 'texto alternativo'],
  ...['imagem', 'fotografia', 'captura de tela', 'ícone', 'ilustração'],
]);

/** Reports pictures without a text alternative, and with one that says nothing. */
export const checkPictures: PageRule = ({ page, output }) =>
  page.pictures.flatMap(({ element, alt }): readonly Finding[] => {
    const { src = '', role = '' } = element.attributes;
    const isHidden = element.attributes['aria-hidden'] === 'true' || /^(?:presentation|none)$/.test(role);
    const name =
      decodeURI(safe(src))
        .replace(/[?#].*$/, '')
        .split('/')
        .at(-1) ?? '';
    const found = { output, element: describeElement(element), clues: [src, name, sourceName(name)], target: src };
    if (alt === null) {
      if (
        isHidden ||
        element.attributes['aria-label'] !== undefined ||
        element.attributes['aria-labelledby'] !== undefined
      )
        return [];
      return [
        {
          ...found,
          code: 'missing-alt-text',
          title: `The picture \`${name}\` has no alternative text`,
          hint: 'Say in `alt` what it shows. Write `alt=""` for a purely decorative picture.',
        },
      ];
    }
    if (!isUseless(alt, name)) return [];
    return [
      {
        ...found,
        clues: [`![${alt}]`, `alt="${alt}"`, ...found.clues],
        code: 'useless-alt-text',
        title: `The alternative text "${alt}" does not say what the picture \`${name}\` shows`,
        hint: 'Say what readers who cannot see the picture must know. Write an empty text for a purely decorative picture.',
      },
    ];
  });

function isUseless(alt: string, name: string): boolean {
  const text = alt.trim().toLowerCase();
  if (text === '') return false;
  if (general.has(text)) return true;
  // `image1` and `Picture 2` are names that programs give.
  if (general.has(text.replace(/[\s_-]*\d+$/, '')) && /\d$/.test(text)) return true;
  if (/^\S+\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$/.test(text)) return true;
  return text === name.toLowerCase() && /[-_.\d]/.test(text);
}

/** The file before docsgen put a hash into its name. */
function sourceName(name: string): string {
  return name.replace(/[-.][\da-z]{8,}(?=\.\w+$)/i, '');
}

/** A percent sign that encodes nothing would make decoding fail. */
function safe(address: string): string {
  return address.replace(/%(?![\da-f]{2})/gi, '%25').replace(/%[89a-f][\da-f]/gi, '');
}
