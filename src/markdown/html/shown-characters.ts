/**
 * What stands in HTML for a character that begins markup: two that are no characters by Unicode,
 * which no text has.
 */
const standIns: readonly (readonly [character: string, standIn: string])[] = [
  ['<', '\uFDD0'],
  ['&', '\uFDD1'],
];

/** Returns a text that a parser of HTML takes for text, of the same length. */
export function escapeShown(text: string): string {
  return standIns.reduce((escaped, [character, standIn]) => escaped.replaceAll(character, standIn), text);
}

/** Returns a text from such a parser as it was before `escapeShown`. */
export function unescapeShown(text: string): string {
  return standIns.reduce((shown, [character, standIn]) => shown.replaceAll(standIn, character), text);
}
