import { on } from './on.ts';

/** Closes tooltips with Escape. They open again when the pointer or the focus comes back. */
export function startTooltips(): void {
  on(['keydown'], (_, { key }) => {
    if (key !== 'Escape') return;
    for (const words of document.querySelectorAll<HTMLElement>('.tooltip:is(:hover,:focus)')) {
      words.dataset['closed'] = '';
      const reopen = () => delete words.dataset['closed'];
      for (const type of ['pointerenter', 'focus']) words.addEventListener(type, reopen, { once: true });
    }
  });
}
