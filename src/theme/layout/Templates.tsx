import { useStrings } from '../context/context.ts';
import { CachedFragment } from '../context/CachedFragment.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { ReactNode } from 'react';

/**
 * Renders templates that scripts show when needed, in the page's language: the buttons of code
 * blocks and the error screens.
 */
export function Templates(): ReactNode {
  return (
    <>
      <CachedFragment as="template" id="docs-code-tools">
        <CodeTools />
      </CachedFragment>
      <CachedFragment as="template" id="docs-load-error">
        <LoadError />
      </CachedFragment>
      <CachedFragment as="template" id="docs-crash">
        <Crash />
      </CachedFragment>
      <CachedFragment as="template" id="docs-lost">
        <Lost />
      </CachedFragment>
    </>
  );
}

function CodeTools(): ReactNode {
  const strings = useStrings();
  const copy = strings['theme.CodeBlock.copyButtonAriaLabel'];
  const wrap = strings['theme.CodeBlock.wordWrapToggle'];
  return (
    <div className="code-tools">
      <button type="button" data-tool="wrap" aria-label={wrap} title={wrap} aria-pressed="false" hidden>
        <Icon name="wrap" />
      </button>
      <button
        type="button"
        data-tool="copy"
        aria-label={copy}
        title={strings['theme.CodeBlock.copy']}
        data-copied={strings['theme.CodeBlock.copied']}
      >
        <Icon name="copy" />
        <Icon name="check" />
      </button>
    </div>
  );
}

function LoadError(): ReactNode {
  const strings = useStrings();
  return (
    <div className="failure">
      <h1>{strings['theme.RouteError.title']}</h1>
      <p className="failure-text" />
      <button type="button">{strings['theme.RouteError.retry']}</button>
    </div>
  );
}

function Crash(): ReactNode {
  const strings = useStrings();
  return (
    <div className="failure" role="alert">
      <h1 data-part={sentence(strings['theme.ErrorPageContent.part'])}>
        {sentence(strings['theme.ErrorPageContent.title'])}
      </h1>
      <button type="button">{strings['theme.ErrorPageContent.tryAgain']}</button>
      <pre data-cause={strings['theme.ErrorPageContent.cause']} />
    </div>
  );
}

/** Returns a text with a full stop at its end, as its script writes it. */
function sentence(text: string): string {
  const stop = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.';
  return /[.。।]$/.test(text) ? text : text + (/\p{Script=Devanagari}$/u.test(text) ? '।' : stop);
}

function Lost(): ReactNode {
  const strings = useStrings();
  return (
    <>
      <p>{strings['theme.LostCode.message']}</p>
      <button type="button">{strings['theme.LostCode.reload']}</button>
    </>
  );
}
