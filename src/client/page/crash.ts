import { islandTag } from '../../shared/dom.ts';
import { messagesOf } from './messages-of.ts';

/** The screen for a page that has not even the words for it. */
const bareScreen =
  '<h1 data-part="This part of the page crashed">This page crashed</h1><button>Try again</button><pre data-cause="Cause:"></pre>';

/**
 * Shows the crash screen in an element: the messages of the error and of its causes, and a button that tries again. It stands in
 * `<template id="docs-crash">` on every page, in the page's language.
 */
export function showCrash(box: Element, error: unknown, retry: () => void): void {
  const template = document.getElementById('docs-crash');
  box.innerHTML = template?.innerHTML ?? bareScreen;
  // Only a part of the page is gone: the rest still has its own heading.
  const title = box.closest(islandTag) && box.querySelector('h1');
  if (title) {
    const own = document.createElement('div');
    own.textContent = title.dataset['part'] ?? '';
    title.replaceWith(own);
  }
  // A page that was changed by half may have no title either.
  if (!template || !document.title) document.title = 'Page Error';
  const messages = box.querySelector('pre');
  messages?.append(messagesOf(error).join(`\n${messages.dataset['cause']} `));
  box.querySelector('button')?.addEventListener('click', retry);
}
