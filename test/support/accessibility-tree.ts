import type { CDPSession, Page } from 'playwright-core';

interface AxValue {
  readonly value?: unknown;
}

/** A node as the browser tells it to screen readers. */
interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** A line of the printed tree. */
interface Line {
  readonly depth: number;
  readonly text: string;
  /** Whether it is a text of the page, not a role with a name. */
  readonly isText: boolean;
}

/** What is said of an element besides its role and its name. */
const states = new Set('level expanded checked selected pressed disabled hasPopup modal live'.split(' '));
/** They say nothing of their own; what they hold stands in their place. */
const silent = new Set(['generic', 'none', 'InlineTextBox', 'LineBreak', 'RootWebArea', 'LayoutTable']);
/** Browsers have controls of their own in them. */
const closed = new Set(['Video', 'Audio']);

/** Returns the accessibility tree of a page, one line for each node, in the order of reading. */
export async function readAccessibilityTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes }: { readonly nodes: readonly AxNode[] } = await session.send('Accessibility.getFullAXTree');
  const current = await findCurrent(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const print = (node: AxNode, depth: number): readonly Line[] => {
    const role = tidy(node.role?.value);
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    if (node.ignored || (silent.has(role) && tidy(node.description?.value) === ''))
      return children.flatMap((child) => print(child, depth));
    const name = tidy(node.name?.value);
    if (role === 'StaticText') return name === '' ? [] : [{ depth, text: name, isText: true }];
    const mark = current.has(node.backendDOMNodeId ?? -1) ? '[current]' : '';
    const said = [
      role.replace(/^Disclosure.*/, 'disclosure'),
      name === '' ? '' : JSON.stringify(name),
      ...saidOf(node, name),
      mark,
    ];
    const line = { depth, text: said.filter(Boolean).join(' '), isText: false };
    const inner = closed.has(role) ? [] : joinTexts(children.flatMap((child) => print(child, depth + 1)));
    // What only repeats the name is not said twice.
    const isRepeated =
      inner.every(({ isText }) => isText) && bare(inner.map(({ text }) => text).join('')) === bare(name);
    return [line, ...(isRepeated ? [] : inner)];
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  const lines = root ? joinTexts(print(root, 0)) : [];
  return lines.map(({ depth, text }) => `${'  '.repeat(depth)}${text}\n`).join('');
}

const tidy = (text: unknown) => (typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '');
const bare = (text: string) => text.replaceAll(/\s/g, '');

/** Joins texts that follow each other. */
function joinTexts(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last?.isText && line.isText && last.depth === line.depth)
      joined[joined.length - 1] = { ...line, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

function saidOf({ role, properties = [], description, value }: AxNode, name: string): readonly string[] {
  const said = properties.flatMap(({ name: state, value: { value: is } }) => {
    if (!states.has(state) || (state === 'level' && role?.value !== 'heading')) return [];
    if (is === false || is === 'false') return state === 'expanded' ? ['[collapsed]'] : [];
    return [is === true || is === 'true' ? `[${state}]` : `[${state} ${String(is)}]`];
  });
  const more = [tidy(description?.value), tidy(value?.value)].filter((text) => text !== '' && text !== name);
  return [...said, ...more.map((text) => `(${text})`)];
}

/** Returns the elements with `aria-current`, of which the tree does not tell. */
async function findCurrent(session: CDPSession): Promise<ReadonlySet<number>> {
  await session.send('DOM.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 });
  const isCurrent = ({ attributes }: (typeof nodes)[number]) => attributes?.includes('aria-current') === true;
  return new Set(nodes.filter(isCurrent).map(({ backendNodeId }) => backendNodeId));
}
