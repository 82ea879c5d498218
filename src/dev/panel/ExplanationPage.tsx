import type { ReactNode } from 'react';
import { problemsPath } from '../../shared/live-update.ts';
import type { Explanation } from '../../system/read-explanation.ts';
import { Words } from './ProblemList.tsx';
import { Sheet } from './Sheet.tsx';

/** Renders what the manual says about a code of problems. */
export function ExplanationPage({
  explanation: { code, title, text },
}: {
  readonly explanation: Explanation;
}): ReactNode {
  return (
    <Sheet title={code} text={`${title}.`}>
      <nav className="report-links">
        <a href={problemsPath}>All problems of the site</a>
      </nav>
      {text.split(/^((`{3,})[^\n]*\n[^]*?\n\2)$/m).map((part, index) => (
        <Part key={index} text={part} />
      ))}
    </Sheet>
  );
}

/** Renders a part of the text. The pages about codes have headings, paragraphs and code blocks. */
function Part({ text }: { readonly text: string }): ReactNode {
  // The fence of a block is a part of its own, since it is matched by itself.
  if (/^`*$/.test(text.trim())) return null;
  if (text.startsWith('```')) return <CodeBlock text={text} />;
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return blocks.map((block, index) => {
    const [, heading] = /^#+ (.+)$/.exec(block.trim()) ?? [];
    if (heading !== undefined) {
      return (
        <h2 key={index} className="problem-title">
          {heading}
        </h2>
      );
    }
    return (
      <p key={index}>
        <Words text={block.trim().replaceAll(/\s+/g, ' ')} />
      </p>
    );
  });
}

function CodeBlock({ text }: { readonly text: string }): ReactNode {
  const [opening = '', ...lines] = text.split('\n');
  const [, title] = /title="([^"]+)"/.exec(opening) ?? [];
  return (
    <figure className="explained">
      {title !== undefined && <figcaption>{title}</figcaption>}
      <pre className="frame report-json" tabIndex={0}>
        <code>{lines.slice(0, -1).join('\n')}</code>
      </pre>
    </figure>
  );
}
