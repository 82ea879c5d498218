import type { ReactNode } from 'react';

export interface CodeBlockProps {
  /** Name of the language, as the writer gave it. */
  readonly lang?: string;
  /** The usual name of the language. Without it no name is shown. */
  readonly label?: string;
  /** The title over the code. */
  readonly title?: string;
  /** Whether long lines wrap. */
  readonly wrapped?: boolean;
  /** The `code` element, with one `.line` element for each line. */
  readonly children?: ReactNode;
}

/** Renders a block of code, with a row for the title if it has one. */
export function CodeBlock({ lang, label, title, wrapped = false, children }: CodeBlockProps): ReactNode {
  const attributes = {
    className: wrapped ? 'code wrapped' : 'code',
    'data-language': lang === '' ? undefined : lang,
    'data-label': label === '' ? undefined : label,
  };
  const block = (
    <pre tabIndex={0} dir="ltr">
      {children}
    </pre>
  );
  if (title === undefined || title === '') return <div {...attributes}>{block}</div>;
  return (
    <figure {...attributes}>
      <figcaption className="code-title">{title}</figcaption>
      {block}
    </figure>
  );
}
