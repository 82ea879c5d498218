import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Transformer } from 'unified';
import { compileStateOf } from '../page/compile-state.ts';
import { eachElement } from '../page/walk.ts';

/**
 * Reports headings with an expression. Tables of contents and links use only the written text of a
 * heading.
 */
export function headingValues(): Transformer<Root> {
  return (tree, file) => {
    const { messages } = compileStateOf(file);
    eachElement(tree, (heading) => {
      if (!/^h[2-6]$/.test(heading.tagName)) return;
      eachElement(heading, ({ data }) => {
        if (!data?.value) return;
        const { line, column } = data.value;
        const isEmpty = toString(heading).trim() === '';
        messages.push({
          severity: isEmpty ? 'error' : 'warning',
          code: 'heading-with-expression',
          title: isEmpty
            ? 'This heading consists only of an expression.'
            : 'The table of contents shows this heading without the value of the expression.',
          hint: 'Write the words themselves: ids and tables of contents are made before expressions have values.',
          line,
          column,
        });
      });
    });
  };
}
