/** What replaces the placeholders of a template. */
export interface TemplateValues {
  /** Texts by the name of their placeholder: `TITLE` for `__TITLE__`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Texts for each language, as TypeScript, that replace a quoted placeholder: `'__GUIDE__'`. */
  readonly expressions: Readonly<Record<string, string>>;
}

/**
 * Returns the template of a file of TypeScript with its placeholders replaced. The strings that
 * contain them stay valid strings.
 */
export function fillCode(code: string, { texts, expressions }: TemplateValues): string {
  return code
    .replace(/^([ \t]*)(.*?)'__([A-Z]+)__'/gm, (whole, indent: string, before: string, name: string) => {
      const expression = expressions[name];
      return expression === undefined ? whole : indent + before + expression.replaceAll('\n', `\n${indent}`);
    })
    .replace(/'([^'\n]*__[A-Z]+__[^'\n]*)'/g, (_, inner: string) => quote(replaceNames(inner, texts)));
}

/**
 * Returns the template of any other file with its placeholders replaced. One that stands alone in
 * double quotes is escaped, as JSON and YAML read it.
 */
export function fillText(text: string, { texts }: TemplateValues): string {
  const escaped = text.replace(/"__([A-Z]+)__"/g, (whole, name: string) => {
    const value = texts[name];
    return value === undefined ? whole : JSON.stringify(value);
  });
  return replaceNames(escaped, texts);
}

function replaceNames(text: string, texts: TemplateValues['texts']): string {
  return text.replace(/__([A-Z]+)__/g, (whole, name: string) => texts[name] ?? whole);
}

/**
 * Returns a text as a TypeScript string in single quotes, or in double quotes if it has single
 * ones.
 */
export function quote(text: string): string {
  const escaped = JSON.stringify(text);
  const inner = escaped.slice(1, -1).replaceAll(String.raw`\"`, '"');
  if (!inner.includes("'")) return `'${inner}'`;
  return escaped;
}
