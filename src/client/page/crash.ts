import { islandTag } from '../../shared/dom.ts';

/** The screen for a page without the template. */
const bareScreen =
  '<h1 data-part="This part of the page crashed">This page crashed</h1><button>Try again</button><pre data-cause="Cause:"></pre>';

/**
 * Shows the crash screen in an element: the messages of the error and of its causes, and a button
 * to try again. Every page contains it in its language, in `<template id="docs-crash">`.
 */
export function showCrash(box: Element, error: unknown, retry: () => void): void {
  const template = document.getElementById('docs-crash');
  box.innerHTML = template?.innerHTML ?? bareScreen;
  // If only an island crashed, the page still has its own heading.
  const title = box.closest(islandTag) && box.querySelector('h1');
  if (title) {
    const own = document.createElement('div');
    own.textContent = title.dataset['part'] ?? '';
    title.replaceWith(own);
  }
  // A page whose swap failed halfway may have no title.
  if (!template || !document.title) document.title = 'Page Error';
  const messages = box.querySelector('pre');
  messages?.append(messagesOf(error).join(`\n${messages.dataset['cause']} `));
  box.querySelector('button')?.addEventListener('click', retry);
}

/** Returns the messages of an error and of its causes. */
export function messagesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}
