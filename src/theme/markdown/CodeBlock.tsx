import type { ReactNode } from 'react';
import { CodeFold, CodeRest } from './CodeFold.tsx';

export interface CodeBlockProps {
  /** Name of the language, as the writer gave it. */
  readonly lang?: string;
  /** The usual name of the language. Without it, no name is shown. */
  readonly label?: string;
  /** The title over the code. */
  readonly title?: string;
  /** Whether long lines wrap. */
  readonly wrapped?: boolean;
  /** What the block looks like, if the writer chose a frame. */
  readonly frame?: 'terminal' | 'editor' | 'none';
  /**
   * Number of lines that a folded block shows at first: 0 for none. Without it, all are shown.
   */
  readonly shown?: number;
  /** Total number of lines of a folded block. */
  readonly lines?: number;
  /** The `code` element, with one `.line` element for each line. */
  readonly children?: ReactNode;
}

/** Renders a block of code, with a row for the title if it has one. */
export function CodeBlock({ title = '', shown, lines = 0, ...props }: CodeBlockProps): ReactNode {
  if (shown === 0) {
    return (
      <CodeFold title={title}>
        <CodeBox {...props} title="" rest={null} />
      </CodeFold>
    );
  }
  return <CodeBox {...props} title={title} rest={shown === undefined ? null : <CodeRest lines={lines} />} />;
}

interface CodeBoxProps extends Omit<CodeBlockProps, 'shown' | 'lines'> {
  readonly title: string;
  /** What follows the code inside its border. */
  readonly rest: ReactNode;
}

function CodeBox({ lang, label, title, wrapped = false, frame, rest, children }: CodeBoxProps): ReactNode {
  const attributes = {
    className: wrapped ? 'code wrapped' : 'code',
    'data-language': lang === '' ? undefined : lang,
    'data-label': label === '' ? undefined : label,
    'data-frame': frame,
  };
  const block = (
    <pre tabIndex={0} dir="ltr">
      {children}
    </pre>
  );
  if (title === '') {
    return (
      <div {...attributes}>
        {block}
        {rest}
      </div>
    );
  }
  return (
    <figure {...attributes}>
      <figcaption className="code-title">{frame === 'editor' ? <span>{title}</span> : title}</figcaption>
      {block}
      {rest}
    </figure>
  );
}
