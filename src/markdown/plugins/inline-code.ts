import type { Element, ElementContent, Root } from 'hast';
import type { Transformer } from 'unified';
import type { Highlighter } from '../code/highlighter.ts';
import { readInlineLanguage, withoutEscape, type InlineCode } from '../code/inline-language.ts';
import { renderToken } from '../code/render-code.ts';
import { unknownLanguage } from './unknown-language.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachElement } from '../page/walk.ts';

/** Options of commands and names of CSS variables, short enough for one line of a phone. */
const option = /^--?[a-z\d][\w-]{0,27}$/i;

/**
 * Highlights inline code that ends with a language, such as `call(){:js}`, and keeps options such
 * as `--accent` in one line: browsers would break them after the hyphens.
 */
export function inlineCode(highlight: Highlighter): Transformer<Root> {
  return async (tree, file) => {
    const found: { readonly element: Element; readonly code: InlineCode }[] = [];
    const inBlocks = new Set<ElementContent>();
    eachElement(tree, (element) => {
      if (element.tagName === 'pre') element.children.forEach((child) => inBlocks.add(child));
      const [content] = element.children;
      if (element.tagName !== 'code' || content?.type !== 'text' || inBlocks.has(element)) return;
      if (option.test(content.value)) element.properties['className'] ??= ['option'];
      if (!content.value.endsWith('}')) return;
      const code = readInlineLanguage(content.value);
      if (code) found.push({ element, code });
      else content.value = withoutEscape(content.value);
    });
    for (const { element, code } of found) {
      const lines = await highlight(code.text, code.language);
      if (lines) {
        const { className } = element.properties;
        element.properties['className'] = [...(Array.isArray(className) ? className : []), 'code-inline'];
        element.children = lines.flat().map(renderToken);
      } else compileStateOf(file).messages.push({ ...unknownLanguage(code.language), ...placeOf(element) });
    }
  };
}
