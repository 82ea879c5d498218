import type { SearchFilters, SearchSection } from '../../shared/search.ts';
import { find, type Parts } from './parts.ts';
import {
  choiceParameters,
  knownChoice,
  noFilters,
  ownChoice,
  ownVersion,
  type SearchChoice,
  versionedIn,
  widen,
} from './search-choice.ts';

/** The controls that narrow a search. */
export interface FilterBar {
  readonly element: HTMLElement;
  readonly choice: () => SearchChoice;
  /** Sets the choice without asking. */
  readonly choose: (choice: SearchChoice) => void;
  /** Offers what a search can be narrowed to. `versions` are the reader's own. */
  readonly offer: (filters: SearchFilters, versions: Readonly<Record<string, string>>) => void;
  /** Returns the choice as parameters of the results page. */
  readonly parameters: () => Readonly<Record<string, string>>;
  /** Returns a function that searches everything; null if everything is searched. */
  readonly widener: () => (() => void) | null;
}

interface FilterBarOptions {
  readonly parts: Parts;
  /** Name of the buttons, which is unique on the page. */
  readonly name: string;
  readonly onChange: () => void;
}

/** Returns the controls that narrow a search. They are hidden while there is nothing to choose. */
export function createFilterBar({ parts, name, onChange }: FilterBarOptions): FilterBar {
  const element = parts.copy('filters');
  const list = find(element, '.search-sections', HTMLElement);
  const template = find(list, 'label', HTMLElement);
  template.remove();
  const select = find(element, 'select', HTMLSelectElement);
  const every = [...select.options];
  let choice = ownChoice;
  let filters = noFilters;
  let versions: Readonly<Record<string, string>> = {};

  const showVersions = () => {
    const [versioned, ...others] = versionedIn(filters, choice.section);
    const own = ownVersion(filters, choice.section, versions);
    const known = others.length > 0 ? [] : (versioned?.versions ?? []);
    // Collections with versions of their own have no common names for them.
    const first = known.length > 0 ? [] : [new Option(select.dataset['own'], '')];
    select.replaceChildren(...first, ...known.map(({ name: value, label }) => new Option(label, value)), ...every);
    select.value = choice.version === '' ? own : choice.version;
    find(element, '.search-versions', HTMLElement).hidden = !versioned;
  };
  const show = () => {
    for (const input of list.querySelectorAll('input')) input.checked = input.value === choice.section;
    showVersions();
  };
  const change = (next: SearchChoice) => {
    choice = next;
    show();
    onChange();
  };
  const createButton = (value: string, label: string): Node => {
    const button = document.importNode(template, true);
    const input = find(button, 'input', HTMLInputElement);
    input.name = name;
    input.value = value;
    find(button, 'span', HTMLElement).textContent = label;
    return button;
  };

  list.addEventListener('change', () => {
    const section = list.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
    // A version of one section may not exist in another.
    change(knownChoice({ ...choice, section }, filters));
  });
  select.addEventListener('change', () => change({ ...choice, version: select.value }));
  return {
    element,
    choice: () => choice,
    choose: (next) => {
      choice = next;
      show();
    },
    offer: (nextFilters, nextVersions) => {
      // Do not replace the elements that may have the focus.
      if (JSON.stringify([filters, versions]) === JSON.stringify([nextFilters, nextVersions])) return;
      [filters, versions] = [nextFilters, nextVersions];
      choice = knownChoice(choice, filters);
      const { sections } = filters;
      const all = createButton('', list.dataset['all'] ?? '');
      const own = sections.map((section) => createButton(section.collections[0] ?? '', labelOf(section, parts)));
      list.replaceChildren(...(own.length > 0 ? [all, ...own] : []));
      element.hidden = sections.length === 0 && filters.versions.length === 0;
      show();
    },
    parameters: () => choiceParameters(choice, filters, versions),
    widener: () => {
      const widest = widen(choice, filters);
      return widest && (() => change(widest));
    },
  };
}

function labelOf({ kind, label }: SearchSection, parts: Parts): string {
  return label ?? parts.copy('group').dataset[kind] ?? kind;
}
