import { formatPlural } from '../../shared/strings/format-message.ts';
import type { PluralForms } from '../../shared/strings/message.ts';
import type { Answer } from './create-asker.ts';
import { find, labelWith, type Parts } from './parts.ts';
import { shortQuery } from './read-query.ts';
import { isRecord } from '../../shared/is-record.ts';

interface MessageOptions {
  readonly answer: Answer;
  readonly parts: Parts;
  readonly onRetry: () => void;
  /** Called when the reader chooses a suggested spelling. */
  readonly onSuggestion: (query: string) => void;
  /** Searches everything; null if everything was searched. */
  readonly onWiden: (() => void) | null;
}

/** Returns the message for a state without results; null if there are results. */
export function renderMessage({ answer, parts, onRetry, onSuggestion, onWiden }: MessageOptions): HTMLElement | null {
  if (answer.type === 'idle') return parts.copy('hint');
  if (answer.type === 'loading') return parts.copy('loading');
  if (answer.type === 'error') {
    const message = parts.copy('error');
    find(message, 'button', HTMLElement).addEventListener('click', onRetry);
    return message;
  }
  const { query, results } = answer;
  if (results.pages.length > 0) return null;
  const message = parts.copy('empty');
  const title = find(message, '.search-state-title', HTMLElement);
  title.textContent = labelWith(title, { query: shortQuery(query) });
  const suggestions = find(message, '.search-suggestions', HTMLElement);
  suggestions.hidden = results.suggestions.length === 0;
  for (const spelling of results.suggestions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = spelling;
    button.addEventListener('click', () => onSuggestion(spelling));
    suggestions.append(' ', button);
  }
  const widener = find(message, '.search-widen', HTMLElement);
  widener.hidden = onWiden === null;
  if (onWiden) widener.addEventListener('click', onWiden);
  return message;
}

/** Returns the number of found pages as text. */
export function countText(total: number, parts: Parts): string {
  const forms: unknown = JSON.parse(parts.copy('count').dataset['forms'] ?? '{}');
  if (!isForms(forms)) return String(total);
  return formatPlural({ forms, count: total, lang: document.documentElement.lang });
}

function isForms(value: unknown): value is PluralForms {
  return isRecord(value) && 'other' in value;
}
