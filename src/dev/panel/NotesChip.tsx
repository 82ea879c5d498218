import type { ReactNode } from 'react';
import type { FrameReader } from '../../system/code-frame.ts';
import { liveFolder } from '../../shared/live-update.ts';
import { Icon } from '../../theme/icons/Icon.tsx';
import type { PageNotes, Untranslated } from '../session/dev-session.ts';
import { countText } from './count-text.ts';
import { ExplainCommand, ProblemList } from './ProblemList.tsx';

interface NotesChipProps {
  readonly notes: PageNotes;
  readonly readFrame: FrameReader;
}

/** Renders the notes on a page that can be shown: a chip that opens a list. */
export function NotesChip({ notes: { problems, untranslated }, readFrame }: NotesChipProps): ReactNode {
  const label = [
    ...(problems.length > 0 ? [countText(problems)] : []),
    ...(untranslated === null ? [] : ['Not translated']),
  ].join(' · ');
  const worst = problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  const tone = problems.length === 0 ? 'note' : worst;
  return (
    <details className={`notes tone-${tone}`}>
      <summary className={`chip chip-${tone}`}>{label}</summary>
      <div className="notes-list">
        {untranslated !== null && <TranslationNote {...untranslated} />}
        {problems.length > 0 && <ProblemList problems={problems} readFrame={readFrame} />}
        <div className="sheet-footer">
          <a href={`${liveFolder}problems`}>
            All problems of the site <Icon name="arrow" />
          </a>
          <ExplainCommand problems={problems} />
        </div>
      </div>
    </details>
  );
}

function TranslationNote({ file, isCopy }: Untranslated): ReactNode {
  if (isCopy) {
    return (
      <section className="untranslated tone-note">
        <h2 className="problem-title">This page is a copy of its source</h2>
        <p>
          <code>{file}</code> still says the same as the page of the source language, word for word. This note goes once
          you translate it.
        </p>
        <button type="button" className="action" data-open={file}>
          Open the file
        </button>
      </section>
    );
  }
  return (
    <section className="untranslated tone-note">
      <h2 className="problem-title">This page is not translated yet</h2>
      <p>
        Readers see the text of the source language. Its translation would be <code>{file}</code>.
      </p>
      <button type="button" className="action" data-translate>
        Create the file as a copy
      </button>
    </section>
  );
}
