import type { Markup } from './scan-markup.ts';

const namesIn = (names: string): readonly string[] => names.split(' ');

/** Elements without content. */
const voidNames: ReadonlySet<string> = new Set(
  namesIn('area base br col embed hr img input link meta param source track wbr'),
);

/** Elements without content that do something without attributes. */
const bareNames: ReadonlySet<string> = new Set(['br', 'hr', 'wbr']);

/** Elements of a whole document. */
const documentNames: ReadonlySet<string> = new Set(['html', 'head', 'body']);

/** Elements that need no closing tag, and one of the elements that they must be in. */
const listParts: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', namesIn('ul ol menu')],
  ...namesIn('dt dd').map((name) => [name, ['dl']] as const),
  ...namesIn('tr td th thead tbody tfoot caption colgroup').map((name) => [name, ['table']] as const),
  ...namesIn('option optgroup').map((name) => [name, namesIn('select datalist')] as const),
  ...namesIn('rt rp').map((name) => [name, ['ruby']] as const),
]);

/**
 * Returns the tags that do nothing as HTML, given all tags of a page in order: opening tags without
 * an end, closing tags without a beginning, `<li>` and the like outside of a list, parts of a whole
 * document such as `<body>`, and elements without content that need attributes. A writer who writes
 * such a tag means the word, as in "Put it before </head>".
 */
export function strayTags(tags: readonly Markup[]): ReadonlySet<Markup> {
  const { ends, unpaired, parents } = pairTags(tags);
  const stray = new Set(tags.filter((tag) => isUseless(nameOf(tag), tag.kind)));
  for (const tag of unpaired) if (tag.kind === 'closing' || !listParts.has(nameOf(tag))) stray.add(tag);
  for (const [tag, around] of parents) {
    if (around.some((parent) => !stray.has(parent))) continue;
    stray.add(tag);
    const end = ends.get(tag);
    if (end) stray.add(end);
  }
  return stray;
}

interface Pairs {
  /** The closing tag of each opening tag that has one. */
  readonly ends: ReadonlyMap<Markup, Markup>;
  /** Opening tags without a closing tag, and closing tags without an opening tag. */
  readonly unpaired: readonly Markup[];
  /** For each tag such as `<li>`, the lists around it. */
  readonly parents: ReadonlyMap<Markup, readonly Markup[]>;
}

function pairTags(tags: readonly Markup[]): Pairs {
  const ends = new Map<Markup, Markup>();
  const unpaired: Markup[] = [];
  const parents = new Map<Markup, readonly Markup[]>();
  const open: Markup[] = [];
  const openByName = new Map<string, Markup[]>();
  const close = (closing: Markup, opening: Markup) => {
    ends.set(opening, closing);
    for (let last = open.pop(); last; last = open.pop()) {
      openByName.get(nameOf(last))?.pop();
      if (last === opening) return;
      unpaired.push(last);
    }
  };
  for (const tag of tags) {
    const name = nameOf(tag);
    if (voidNames.has(name)) continue;
    const namesakes = openByName.get(name) ?? [];
    const opening = namesakes.at(-1);
    if (tag.kind === 'opening') {
      const lists = listParts.get(name);
      if (lists)
        parents.set(
          tag,
          lists.flatMap((list) => openByName.get(list)?.slice(-1) ?? []),
        );
      open.push(tag);
      namesakes.push(tag);
      openByName.set(name, namesakes);
    } else if (tag.kind === 'closing') {
      if (opening) close(tag, opening);
      else unpaired.push(tag);
    }
  }
  return { ends, unpaired: [...unpaired, ...open], parents };
}

function isUseless(name: string, kind: Markup['kind']): boolean {
  return documentNames.has(name) || (kind !== 'closing' && voidNames.has(name) && !bareNames.has(name));
}

function nameOf({ name }: Markup): string {
  return name.toLowerCase();
}
