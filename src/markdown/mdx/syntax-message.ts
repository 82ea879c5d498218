import { asProblem } from '../../shared/problem.ts';
import { VFileMessage } from 'vfile-message';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { openBracePlace, openQuotePlace, type Place } from './syntax-place.ts';

type Explanation = Pick<MarkdownMessage, 'title' | 'hint'> & { readonly place?: Place | undefined };

/**
 * Returns the message for a syntax error in an `.mdx` file. Errors that are not from the parser are
 * thrown again.
 */
export function syntaxMessage(error: unknown, source: string): MarkdownMessage {
  if (!(error instanceof VFileMessage)) throw error;
  const { title, hint, place } = explain(error, source);
  const found = place ?? placeIn(error);
  return asProblem({ code: 'invalid-mdx', title, hint, line: found.line, column: found.column });
}

function placeIn({ line, column, reason }: VFileMessage): Place {
  return { ...(tagPlace(reason) ?? { line: line ?? 1, column: column ?? 1 }) };
}

/**
 * Reads the place of an unclosed tag from the text of the error. The parser gives it only there.
 */
function tagPlace(reason: string): Place | null {
  const [, line, column] = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)/.exec(reason) ?? [];
  return line === undefined ? null : { line: Number(line), column: Number(column) };
}

function explain(error: VFileMessage, source: string): Explanation {
  const { ruleId, source: rule = '' } = error;
  if (ruleId === 'acorn' && rule.endsWith('esm')) return explainModule(error, source);
  if (rule.endsWith('mdx-expression')) return explainExpression(error, source);
  return explainTag(error, source);
}

const closeTag =
  'A tag and its end must be in the same paragraph, list item or block; leave a blank line before and after a tag on its own line.';

function explainTag({ reason, ruleId }: VFileMessage, source: string): Explanation {
  const [, open, inside] =
    /^Expected a closing tag for `<([^`>]*)>`.*?(?: before the end of `(\w+)`)?$/.exec(reason) ?? [];
  if (open !== undefined && voidElements.has(open)) {
    return { title: `The tag \`<${open}>\` is not closed.`, hint: `In .mdx it is written \`<${open} />\`.` };
  }
  if (open !== undefined) {
    const where = inside === undefined ? '' : ` in its ${words.get(inside) ?? inside}`;
    const hint =
      inside === undefined
        ? `Write \`</${open}>\` after what is in it, or \`<${open} />\` if nothing is. ${plainLess}`
        : `${closeTag} ${plainLess}`;
    return { title: `The tag \`<${open}>\` is not closed${where}.`, hint };
  }
  const [, closed, expected] =
    /closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>`/.exec(reason) ?? [];
  if (closed !== undefined) {
    return {
      title: `\`</${closed}>\` is written where \`</${expected}>\` is expected.`,
      hint: `Close \`<${expected}>\` first: what was opened last is closed first.`,
    };
  }
  if (ruleId === 'unexpected-closing-slash') {
    return { title: 'This tag closes nothing.', hint: 'Remove it, or write the tag that opens before it.' };
  }
  const [, character] = /^Unexpected character `(.+?)` \(U\+/.exec(reason) ?? [];
  if (/before attribute value/.test(reason)) {
    return { title: 'The value of an attribute has no quotes.', hint: 'Write `name="text"` or `name={1}`.' };
  }
  if (/in attribute value/.test(reason)) {
    return {
      title: 'The value of an attribute is not closed.',
      hint: 'Put the same quote at its end.',
      place: openQuotePlace(source),
    };
  }
  const what = character === undefined ? 'This tag is not finished.' : `This tag cannot have \`${character}\` here.`;
  return { title: what, hint: `A tag is written \`<Name attribute="text">\`. ${plainLess}` };
}

function explainExpression(error: VFileMessage, source: string): Explanation {
  switch (error.ruleId) {
    case 'unexpected-eof':
      return {
        title: 'This brace is not closed.',
        hint: `Write \`}\` after the expression. ${plainBrace}`,
        place: openBracePlace(source),
      };
    case 'unexpected-empty-expression':
      return { title: 'These braces are empty.', hint: 'Write a value, `name={1}`, or leave the attribute out.' };
    case 'non-spread':
    case 'spread-extra':
      return {
        title: 'Braces in a tag contain something other than one spread.',
        hint: 'Write `name={value}` or `{...values}`.',
      };
    default:
      return {
        title: 'The braces contain something that is not a JavaScript expression.',
        hint: `${acornReason(error)}An expression is a value, such as \`{price * 2}\`; statements belong in a component. ${plainBrace}`,
      };
  }
}

function explainModule(error: VFileMessage, source: string): Explanation {
  const line = source.split('\n')[(error.line ?? 1) - 1] ?? '';
  const [, repeated] = /^Identifier '(.+)' has already been declared/.exec(causeOf(error)) ?? [];
  if (repeated !== undefined) {
    return { title: `The name \`${repeated}\` is declared twice.`, hint: 'Give one of them another name.' };
  }
  if (/^\s*(?:import|export)\s+(?:type|interface)\b/.test(line)) {
    return {
      title: 'Pages are JavaScript: types do not work here.',
      hint: 'Remove the line; a component in a .tsx file can have types.',
    };
  }
  if (!/^\s*(?:import|export)\b/.test(line)) {
    return {
      title: 'This text directly follows an import or export and is read as part of it.',
      hint: `Leave a blank line between them. If it is meant as code: ${acornReason(error)}`.trim(),
    };
  }
  return {
    title: 'This import or export is not correct JavaScript.',
    hint: `${acornReason(error)}Write \`import Name from './file.tsx'\` or \`export const name = value\`. A sentence must not begin a paragraph with the word in lower case.`,
  };
}

const plainBrace = 'For a plain brace, write `\\{`, or put the text in backticks.';
const plainLess = 'For a plain "<" write `\\<`.';
const voidElements: ReadonlySet<string> = new Set(
  'area br col embed hr img input link meta source track wbr'.split(' '),
);
const words: ReadonlyMap<string, string> = new Map([
  ['listItem', 'list item'],
  ['blockQuote', 'quote'],
  ['tableData', 'table cell'],
]);

function causeOf({ cause }: VFileMessage): string {
  return cause instanceof Error ? cause.message : '';
}

function acornReason(error: VFileMessage): string {
  const reason = causeOf(error).replace(/ \(\d+:\d+\)$/, '');
  return reason === '' ? '' : `${reason}. `;
}
