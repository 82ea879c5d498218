import { asProblem, type Problem } from '../shared/problem.ts';

/** A tool that reads rules which browsers do not know. */
interface CssTool {
  readonly rules: RegExp;
  readonly title: (rule: string) => string;
  readonly hint: string;
}

const tailwind: Omit<CssTool, 'rules'> = {
  title: (rule) => `\`${rule}\` needs Tailwind, but no plugin of the site runs it`,
  hint: "Add `'docsgen/plugins/tailwind'` to `plugins` in the configuration, and run `npm install --save-dev tailwindcss @tailwindcss/node @tailwindcss/oxide`.",
};

/**
 * Rules of the tools that authors of style sheets use, without those that browsers know too. A rule
 * that no browser knows would be passed over without a word.
 */
const tools: readonly CssTool[] = [
  { rules: /@import\s+(?:url\(\s*)?(['"])tailwindcss(?:\/[^'"]*)?\1/g, ...tailwind },
  {
    rules:
      /@(?:tailwind|apply|theme|utility|variant|custom-variant|reference|plugin|config|source|screen)(?![\w-])|(?<![\w-])theme\(/g,
    ...tailwind,
  },
  {
    rules: /@(?:use|forward|mixin|include|extend|if|else|each|for|while|debug|warn|error|return)(?![\w-])/g,
    title: (rule) => `\`${rule}\` is a Sass rule, but this file is CSS`,
    hint: 'Give the file the extension `.scss`, and install the package `sass`; or add a plugin with the hook `css` that reads the rule.',
  },
  {
    rules: /@(?:custom-media|custom-selector|define-mixin|define-extend|add-mixin|nest)(?![\w-])/g,
    title: (rule) => `Browsers do not know \`${rule}\``,
    hint: 'Write it out, or add a plugin with the hook `css` that runs PostCSS.',
  },
];

/**
 * Returns the problem of the first rule in a style sheet that only a tool reads which has not run;
 * null if there is none. A text that was changed has no position in its file.
 */
export function findForeignCss(file: string, css: string, isAsWritten: boolean): Problem | null {
  const text = withoutTexts(css);
  const found = tools.flatMap(({ rules, ...tool }) =>
    [...text.matchAll(rules)].map(({ 0: rule, index }) => ({
      ...tool,
      index,
      rule: css.slice(index, index + rule.length),
    })),
  );
  const [first] = found.toSorted((one, other) => one.index - other.index);
  if (first === undefined) return null;
  const before = css.slice(0, first.index).split('\n');
  const place = isAsWritten ? { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } : {};
  return asProblem({ code: 'invalid-css', title: first.title(first.rule), hint: first.hint, file, ...place });
}

/**
 * Returns CSS with spaces in the place of comments and of texts, so that what is in them is no
 * rule. The addresses of imports stay.
 */
function withoutTexts(css: string): string {
  const texts = /@import[^;]*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\([^)'"]*\)/g;
  return css.replace(texts, (text) => (text.startsWith('@import') ? text : text.replace(/[^\n]/g, ' ')));
}
