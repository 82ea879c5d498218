import type { ReactNode } from 'react';
import type { CodeFrame, FrameLine } from '../../system/code-frame.ts';

/** Renders a code frame with its marked position. */
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

/**
 * Renders a line. The mark covers all that is wrong. If its end is unknown, it covers the word at
 * the position, or the punctuation character with its repetitions; at the end of a line, a space.
 */
function Line({ line: { text, mark, markLength } }: { readonly line: FrameLine }): ReactNode {
  if (mark === null) return `${text}\n`;
  const rest = text.slice(mark);
  const [first] = /^(?:[\p{L}\p{N}_-]+|(.)\1*)/u.exec(rest) ?? [' '];
  const word = markLength === null ? first : rest.slice(0, markLength);
  return (
    <>
      {text.slice(0, mark)}
      <mark>{word}</mark>
      {`${rest.slice(word.length)}\n`}
    </>
  );
}
