import type { Element, ElementContent, Root } from 'hast';
import type { Transformer } from 'unified';
import type { Highlighter } from '../code/highlighter.ts';
import { readInlineLanguage, withoutEscape, type InlineCode } from '../code/inline-language.ts';
import { renderToken } from '../code/render-code.ts';
import { unknownLanguage } from './unknown-language.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachElement } from '../page/walk.ts';

/** Highlights inline code that ends with a language, such as `call(){:js}`. */
export function inlineCode(highlight: Highlighter): Transformer<Root> {
  return async (tree, file) => {
    const found: { readonly element: Element; readonly code: InlineCode }[] = [];
    const inBlocks = new Set<ElementContent>();
    eachElement(tree, (element) => {
      if (element.tagName === 'pre') element.children.forEach((child) => inBlocks.add(child));
      const [content] = element.children;
      if (element.tagName !== 'code' || content?.type !== 'text' || inBlocks.has(element)) return;
      if (!content.value.endsWith('}')) return;
      const code = readInlineLanguage(content.value);
      if (code) found.push({ element, code });
      else content.value = withoutEscape(content.value);
    });
    for (const { element, code } of found) {
      const lines = await highlight(code.text, code.language);
      if (lines) {
        element.properties['className'] = ['code-inline'];
        element.children = lines.flat().map(renderToken);
      } else compileStateOf(file).messages.push({ ...unknownLanguage(code.language), ...placeOf(element) });
    }
  };
}
