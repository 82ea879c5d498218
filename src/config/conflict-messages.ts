import type { Message } from 'esbuild';
import { groupBy } from '../shared/group-by.ts';
import { isConflictMarker, isConflictStart } from '../shared/merge-conflict.ts';

/** Returns whether esbuild fails at a marker of a conflict that git has left in a module. */
export function isConflictMessage({ location }: Message): boolean {
  return location !== null && isConflictMarker(location.lineText);
}

/**
 * Returns esbuild's messages, of a file with conflicts only one for each of them: the others follow
 * from it.
 */
export function withoutFollowing(messages: readonly Message[]): readonly Message[] {
  const conflicts = groupBy(messages.filter(isConflictMessage), ({ location }) => location?.file);
  return messages.filter((message) => {
    const [first, ...rest] = conflicts.get(message.location?.file) ?? [];
    if (first === undefined) return true;
    const starts = [first, ...rest].filter(({ location }) => isConflictStart(location?.lineText ?? ''));
    return (starts.length > 0 ? starts : [first]).some(
      ({ location }) => location?.line === message.location?.line && isConflictMessage(message),
    );
  });
}
