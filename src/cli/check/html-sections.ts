import type { Element } from 'hast';
import { h } from 'hastscript';
import { groupBy } from '../../shared/group-by.ts';
import { messageParts } from '../../shared/message-parts.ts';
import { titleOfCode } from '../../shared/problem-codes.ts';
import type { Problem } from '../../shared/problem.ts';
import { countedText } from '../terminal/format-quantity.ts';

/**
 * Returns problems as HTML: errors, then warnings, each by kind and by file. Kinds can be closed.
 */
export function problemSections(problems: readonly Problem[]): Element[] {
  if (problems.length === 0) return [h('p.nothing', 'Nothing is wrong.')];
  return (['error', 'warning'] as const).flatMap((severity) => {
    const found = problems.filter((problem) => problem.severity === severity);
    if (found.length === 0) return [];
    const kinds = [...groupBy(found, ({ code }) => code)];
    return h('section', { className: [severity] }, [
      h('h2', [
        severity === 'error' ? 'Errors' : 'Warnings',
        ' ',
        h('span.count', found.length.toLocaleString('en-US')),
      ]),
      ...kinds.map(([code, same]) => kindOf(code, same, kinds.length)),
    ]);
  });
}

/** With more kinds than these, only the names of the kinds are open at first. */
const mostOpen = 8;

function kindOf(code: Problem['code'], problems: readonly Problem[], kinds: number): Element {
  const files = [...groupBy(problems, ({ file, page }) => file ?? page ?? 'The whole site')];
  return h('details', { open: kinds <= mostOpen }, [
    h('summary', [
      h('h3', titleOfCode(code)),
      h('code', code),
      h('span.count', `${problems.length.toLocaleString('en-US')} in ${countedText(files.length, 'place')}`),
    ]),
    ...files.map(([file, inFile]) => h('div.file', [h('h4', file), h('ul', inFile.map(problemItem))])),
  ]);
}

function problemItem({ title, hint, file, line, column, page, element, fix }: Problem): Element {
  const [first = '', ...quoted] = title.split('\n');
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const onPage = file !== undefined && page !== undefined ? [h('p.page', ['On the page ', h('code', page)])] : [];
  return h('li', [
    ...(line === undefined ? [] : [h('p.place', h('code', place))]),
    h('p.title', withCode(first)),
    ...(quoted.length === 0 ? [] : [h('pre', quoted.join('\n'))]),
    ...onPage,
    ...(element === undefined ? [] : [h('pre', element)]),
    ...(hint === undefined ? [] : [h('p.hint', withCode(hint))]),
    ...(fix === undefined ? [] : [h('p.fix', [h('del', fix.before), ' ', h('ins', fix.after)])]),
  ]);
}

function withCode(message: string) {
  return messageParts(message).map(({ text, isCode }) => (isCode ? h('code', text) : text));
}
