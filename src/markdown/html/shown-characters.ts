/**
 * Replacements for the characters that begin markup in HTML. They are Unicode noncharacters, which
 * do not occur in texts.
 */
const standIns: readonly (readonly [character: string, standIn: string])[] = [
  ['<', '\uFDD0'],
  ['&', '\uFDD1'],
];

/**
 * Returns a text of the same length without markup characters, so that an HTML parser reads it as
 * text.
 */
export function escapeShown(text: string): string {
  return standIns.reduce((escaped, [character, standIn]) => escaped.replaceAll(character, standIn), text);
}

/** Reverts `escapeShown`. */
export function unescapeShown(text: string): string {
  return standIns.reduce((shown, [character, standIn]) => shown.replaceAll(standIn, character), text);
}
