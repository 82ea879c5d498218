import type { ReactNode } from 'react';
import type { CodeFrame, FrameLine } from '../../system/code-frame.ts';

/** Prints the lines around a place, the place marked. */
export function Frame({ frame: { lines } }: { readonly frame: CodeFrame }): ReactNode {
  return (
    <pre className="frame" tabIndex={0}>
      <code>
        {lines.map((line) => (
          <span
            key={line.number}
            className={line.isMarked ? 'frame-line marked' : 'frame-line'}
            data-line={line.number}
          >
            <Line line={line} />
          </span>
        ))}
      </code>
    </pre>
  );
}

/** What is marked is the word that begins at the place, or the sign with those like it; at the end of a line, a space after it. */
function Line({ line: { text, mark } }: { readonly line: FrameLine }): ReactNode {
  if (mark === null) return `${text}\n`;
  const rest = text.slice(mark);
  const [word] = /^(?:[\p{L}\p{N}_-]+|(.)\1*)/u.exec(rest) ?? [' '];
  return (
    <>
      {text.slice(0, mark)}
      <mark>{word}</mark>
      {`${rest.slice(word.length)}\n`}
    </>
  );
}
