/** The screen that stands in `<template id="docs-crash">` on every page, in the page's language. */
const templateId = 'docs-crash';

/** Shows the crash screen in an element: the messages of the error and of its causes, and a button that tries again. */
export function showCrash(box: Element, error: unknown, retry: () => void): void {
  const template = document.getElementById(templateId);
  const screen = template instanceof HTMLTemplateElement ? template.content.cloneNode(true) : null;
  const button = screen instanceof DocumentFragment ? screen.querySelector('button') : null;
  const messages = screen instanceof DocumentFragment ? screen.querySelector('pre') : null;
  if (!screen || !button || !messages) return showBareCrash(box, error, retry);
  messages.textContent = messagesOf(error).join(`\n${messages.dataset['cause'] ?? ''} `);
  button.addEventListener('click', retry);
  box.replaceChildren(screen);
}

/** The screen for a page that has not even the words for it. */
function showBareCrash(box: Element, error: unknown, retry: () => void): void {
  const heading = document.createElement('h1');
  heading.textContent = 'This page crashed';
  const button = document.createElement('button');
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  const messages = document.createElement('pre');
  messages.textContent = messagesOf(error).join('\n');
  box.replaceChildren(heading, button, messages);
}

function messagesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}
