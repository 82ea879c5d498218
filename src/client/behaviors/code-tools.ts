import { announce } from '../page/announce.ts';
import { copyText } from '../page/copy-text.ts';
import { onPage } from './on-page.ts';
import { measureWidths } from './scroll-edges.ts';

/** Time that a button shows that the code was copied, in milliseconds. */
const copiedFor = 2000;

/** Adds buttons to every code block: copy, and wrap if its lines are too long. */
export function startCodeTools(): void {
  const overflow = new ResizeObserver((entries) => {
    for (const [pre, isWide] of measureWidths(entries)) showWrap(pre, isWide);
  });
  onPage(() => {
    overflow.disconnect();
    const template = document.querySelector<HTMLTemplateElement>('#docs-code-tools');
    for (const block of document.querySelectorAll('.code')) {
      if (template && !block.querySelector('.code-tools')) addTools(block, template);
      const pre = block.querySelector('pre');
      if (pre) overflow.observe(pre);
    }
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('.code-tools button') : null;
    const block = button?.closest('.code');
    const pre = block?.querySelector('pre');
    if (!button || !block || !pre) return;
    if (button.dataset['tool'] === 'wrap') {
      button.ariaPressed = String(block.classList.toggle('wrapped'));
      showWrap(pre, pre.scrollWidth > pre.clientWidth);
    } else void copyText(codeOf(pre)).then((done) => done && confirm(button));
  });
}

function addTools(block: Element, template: HTMLTemplateElement): void {
  block.append(template.content.cloneNode(true));
  const wrap = block.querySelector('[data-tool=wrap]');
  if (wrap) wrap.ariaPressed = String(block.classList.contains('wrapped'));
}

/**
 * Returns the text to copy: without notes, tooltips and removed lines, and of a
 * terminal session the commands without their prompts. */
function codeOf(pre: HTMLPreElement): string {
  const copy = document.createElement('div');
  copy.append(...pre.cloneNode(true).childNodes);
  copy.querySelectorAll('.line-note, .line-fold, .tooltip-text').forEach((part) => part.remove());
  const endsWithRemoved = copy.querySelector('.line:is(.removed, .output):last-child') !== null;
  copy.querySelectorAll('.removed, .line.output, .prompt').forEach((part) => part.remove());
  // If the removed last line did not contain the line break before it, remove that too.
  return endsWithRemoved ? copy.textContent.replace(/\n$/, '') : copy.textContent;
}

function showWrap(pre: Element, isWide: boolean): void {
  const block = pre.closest('.code');
  const button = block?.querySelector<HTMLElement>('[data-tool="wrap"]');
  if (block && button) button.hidden = !block.classList.contains('wrapped') && !isWide;
}

/**
 * Shows a text in the button and announces it. Screen readers would miss a button name that changes
 * only for a moment.
 */
function confirm(button: HTMLElement): void {
  announce(button.dataset['copied'] ?? '');
  button.classList.add('copied');
  setTimeout(() => button.classList.remove('copied'), copiedFor);
}
