/** A list of options under a field. One option is active while the field keeps the focus. */
export interface Combobox {
  /** Sets the options. If `isFirst` is true, the first one becomes active. */
  readonly offer: (options: readonly HTMLAnchorElement[], isFirst: boolean) => void;
  readonly chosen: () => HTMLAnchorElement | undefined;
  /** Handles a key for the list; returns whether it was one of its keys. */
  readonly onKey: (key: string) => boolean;
  /** Makes the option under the pointer active. */
  readonly point: (target: Element) => void;
}

/** Turns a field and the list that it controls into a combobox. */
export function createCombobox(input: HTMLInputElement, list: HTMLElement): Combobox {
  let options: readonly HTMLAnchorElement[] = [];
  let active = -1;
  // Home and End move the text cursor until the reader has moved in the list.
  let isInList = false;

  const choose = (index: number) => {
    const option = options[index];
    options[active]?.setAttribute('aria-selected', 'false');
    active = option ? index : -1;
    option?.setAttribute('aria-selected', 'true');
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const move = (index: number) => {
    choose(index);
    isInList = true;
    // Scroll to the group title too for its first option.
    const option = options[active];
    const shown = option?.previousElementSibling?.matches('.search-group-title')
      ? option.previousElementSibling
      : option;
    shown?.scrollIntoView({ block: 'nearest' });
    option?.scrollIntoView({ block: 'nearest' });
  };

  return {
    offer: (next, isFirst) => {
      choose(-1);
      options = next;
      isInList = false;
      for (const [index, option] of options.entries()) {
        option.id = `${list.id}-${index}`;
        option.role = 'option';
        option.tabIndex = -1;
        option.ariaSelected = 'false';
      }
      list.hidden = options.length === 0;
      input.ariaExpanded = String(options.length > 0);
      if (isFirst) choose(0);
    },
    chosen: () => options[active],
    onKey: (key) => {
      if (options.length === 0) return false;
      const last = options.length - 1;
      if (key === 'ArrowDown') move(active === last ? 0 : active + 1);
      else if (key === 'ArrowUp') move(active <= 0 ? last : active - 1);
      else if (key === 'Home' && isInList) move(0);
      else if (key === 'End' && isInList) move(last);
      else return false;
      return true;
    },
    point: (target) => {
      const index = options.findIndex((option) => option === target);
      if (index >= 0 && index !== active) choose(index);
    },
  };
}
