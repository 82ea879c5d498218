import { decodeComponent } from '../../shared/decode-address.ts';

/**
 * Returns the id that the fragment of an address asks for. Null if no element needs to have it:
 * the top of a page, a text to look for, and what scripts or viewers read, such as the lines of a
 * file.
 */
export function wantedAnchor(fragment: string): string | null {
  const [id = ''] = decodeComponent(fragment).split(':~:');
  if (id === '' || id.toLowerCase() === 'top') return null;
  // The state of an application: `#/route`, `#!page`, `#page=3`.
  if (/^[/!?]|[=&]/.test(id)) return null;
  return ofScripts.test(id) ? null : id;
}

/** What hosts of code number: lines, changes and comments. Their scripts find the place. */
const ofScripts =
  /^(?:L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|lines-\d+.*|diff-.*|(?:issue|pullrequestreview|discussion_?|discussioncomment|commit_?comment|note_|comment-?|r)-?\d+|issuecomment-\d+)$/i;
