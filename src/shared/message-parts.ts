/** Returns the parts of a message in turn: words, and what stands between back quotes, which is code. */
export function messageParts(message: string): readonly { readonly text: string; readonly isCode: boolean }[] {
  return message.split(/`([^`\n]+)`/).map((text, index) => ({ text, isCode: index % 2 === 1 }));
}
