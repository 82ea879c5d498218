import type { ReactNode } from 'react';

export interface CodeBlockProps {
  /** Name of the language, as the writer gave it. */
  readonly lang?: string;
  readonly title?: string;
  /** The `code` element, with one `span.line` a line. */
  readonly children?: ReactNode;
}

/** Prints a block of code in its frame, with a row for the title if it has one. */
export function CodeBlock({ lang, title, children }: CodeBlockProps): ReactNode {
  const block = (
    <pre tabIndex={0} dir="ltr">
      {children}
    </pre>
  );
  const language = lang === undefined || lang === '' ? undefined : lang;
  if (title === undefined || title === '') {
    return (
      <div className="code" data-language={language}>
        {block}
      </div>
    );
  }
  return (
    <figure className="code" data-language={language}>
      <figcaption className="code-title">{title}</figcaption>
      {block}
    </figure>
  );
}
