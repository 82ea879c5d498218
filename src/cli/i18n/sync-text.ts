import { createTwoFilesPatch } from 'diff';
import pc from 'picocolors';
import type { PlannedTranslation } from '../../translation/records/planned-translation.ts';
import type { LeftTranslation } from '../../translation/sync/apply-sync.ts';
import type { SyncChange } from '../commands/results.ts';

/** Returns what was done to each translation. `left` are the files that were left as they are. */
export function describeSync(
  planned: readonly PlannedTranslation[],
  left: readonly LeftTranslation[],
): readonly SyncChange[] {
  const reasons = new Map(left.map(({ file, reason }) => [file, reason]));
  return planned.map(({ translation, from, before, after }) => {
    const reason = reasons.get(from ?? translation) ?? null;
    return { file: translation, from, action: reason === null ? actionOf({ from, before, after }) : 'left', reason };
  });
}

function actionOf({
  from,
  before,
  after,
}: Pick<PlannedTranslation, 'from' | 'before' | 'after'>): SyncChange['action'] {
  if (from !== null) return 'moved';
  if (before === null) return 'created';
  return before === after ? 'recorded' : 'marked';
}

const words: Readonly<Record<SyncChange['action'], string>> = {
  moved: 'moved',
  created: 'created for translation',
  marked: 'has new marks',
  recorded: 'its source is recorded',
  left: 'was left as it is',
};

/** The actions of an import, where they differ from those of a sync. */
const importWords = {
  ...words,
  created: 'made from the texts',
  marked: 'has new texts',
  recorded: 'is right as it is',
};

interface TextOptions {
  readonly isDry: boolean;
  /** Whether the texts come from translators. Default: no. */
  readonly isImport?: boolean;
}

/** Returns what people read of a sync or an import; of a dry run, with the differences. */
export function syncText(
  planned: readonly PlannedTranslation[],
  changes: readonly SyncChange[],
  { isDry, isImport = false }: TextOptions,
): string {
  if (changes.length === 0) return `${pc.green('✓')} All translations are recorded, and nothing is new.\n`;
  if (isDry) return planned.map(differences).join('');
  const named = changes.filter(({ action }) => action !== 'recorded');
  const recorded = changes.length - named.length;
  const said = isImport ? importWords : words;
  const lines = named.map(({ file, from, action, reason }) => {
    if (reason !== null) return `${pc.yellow('!')} ${from ?? file}  was left as it is: it ${reason}\n`;
    return `${pc.green('✓')} ${file}  ${said[action]}${from === null ? '' : ` from ${from}`}\n`;
  });
  return `${lines.join('')}${recorded > 0 ? `${pc.green('✓')} ${recorded} translations are recorded\n` : ''}`;
}

function differences({ translation, from, before, after }: PlannedTranslation): string {
  const old = from ?? translation;
  if (before === after && from === null) return `${translation}  ${words.recorded}\n`;
  return createTwoFilesPatch(before === null ? '/dev/null' : `a/${old}`, `b/${translation}`, before ?? '', after);
}
