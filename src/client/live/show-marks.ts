/** Space that stays visible after the marked place, in CSS pixels. */
const margin = 24;

/** Scrolls long lines of code so that the marked place is visible. */
export function showMarks(box: ParentNode): void {
  for (const frame of box.querySelectorAll('.frame')) {
    const mark = frame.querySelector('mark');
    if (!mark) continue;
    const hidden = mark.getBoundingClientRect().right + margin - frame.getBoundingClientRect().right;
    if (hidden > 0) frame.scrollLeft += hidden;
  }
}
