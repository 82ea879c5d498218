import type { ReportingDescriptor } from 'sarif';
import { isProblemCode, problemCodes, titleOfCode } from '../../shared/problem-codes.ts';
import type { Problem } from '../../shared/problem.ts';

/** Returns what the manual says about a code of docsgen, in Markdown. */
export type Explain = (code: string) => string;

/** Returns the rules for the kinds of some problems, in the order in which they first occur. */
export function sarifRules(problems: readonly Problem[], explain: Explain): ReportingDescriptor[] {
  const codes = [...new Set(problems.map(({ code }) => code))];
  return codes.map((code) => ({
    id: code,
    name: nameOf(code),
    shortDescription: { text: titleOfCode(code) },
    help: helpOf(code, explain),
    ...(isProblemCode(code) && { defaultConfiguration: { level: problemCodes[code].severity } }),
  }));
}

/** `broken-link` is `BrokenLink`. */
function nameOf(code: string): string {
  return code.replace(/(?:^|[-/_])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function helpOf(code: Problem['code'], explain: Explain): { text: string; markdown?: string } {
  const text = `docsgen explain ${code}`;
  // Only the plugin knows its codes.
  return isProblemCode(code) ? { text, markdown: `${withoutLinks(explain(code))}\n\n\`${text}\`\n` } : { text };
}

/** Links to other pages of the manual lead nowhere here. */
function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]\n]*)\]\((?!https?:)[^)\n]*\)/g, '$1');
}
