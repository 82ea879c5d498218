/** Splits a message into alternating parts: text, and code between back quotes. */
export function messageParts(message: string): readonly { readonly text: string; readonly isCode: boolean }[] {
  return message.split(/`([^`\n]+)`/).map((text, index) => ({ text, isCode: index % 2 === 1 }));
}
