import type { Finding } from '../page/finding.ts';
import { describeElement, type PageRule, shorten } from './page-rule.ts';

/** Marks that writers leave for later: alone, with a colon after them, or in brackets. */
const forLater = /(?:^|[([]|[.:;]\s)(?:TODO|FIXME|TBD|TBC|XXX)(?=:|[)\]]|\s*[.!…]?$)/u;
const patterns: readonly RegExp[] = [
  /\blorem ipsum\b/i,
  /\bdolor sit amet\b/i,
  forLater,
  /\[(?:insert|insertar|inserir)\s[^\][]{2,60}\]/i,
  /\[[^\][]{2,60}\s(?:goes |go )?here\]/i,
  /^(?:your|some|add|put|enter|write)?\s*(?:text|content|title|description|words?)(?: goes| go)? here[.!…]?$/i,
  /^(?:(?:tu|su|seu) )?(?:texto|contenido|conteúdo|título) aquí?[.!…]?$/i,
  /^(?:coming soon|under construction|próximamente|en construcción|em breve|em construção)[.!…]*$/i,
  /\[object Object\]/,
  /\{\{\s*[A-Za-z_][\w.]*\s*\}\}/,
];

/** Reports text that somebody meant to replace. Code may have such text. */
export const checkPlaceholders: PageRule = ({ page, output }) =>
  page.texts.flatMap(({ text, element }): readonly Finding[] => {
    const [found] = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
    if (found === undefined) return [];
    const words = found.replace(/^[([.:;]\s*/u, '');
    return [
      {
        code: 'placeholder-text',
        title: `The page has placeholder text: "${shorten(words, 60)}"`,
        hint: 'Replace it with the real text, or remove it.',
        output,
        element: describeElement(element),
        clues: [shorten(text, 80).replace(/…$/, ''), words],
        target: words,
      },
    ];
  });
