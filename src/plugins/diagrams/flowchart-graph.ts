import { encodeLabel } from './label.ts';

/** A flowchart as it is read, in the words of the drawer. */
export interface FlowchartGraph {
  /** Takes in a node; one without a shape may have one elsewhere. */
  readonly node: (name: string, shape: string | null) => void;
  /** Begins a subgraph, in which nodes are from now on. */
  readonly open: (name: string, label: string) => void;
  /** Ends the innermost subgraph; false if there is none. */
  readonly close: () => boolean;
  /** Sets the direction of the innermost subgraph. */
  readonly direct: (statement: string) => void;
  /** Takes in what must come after all nodes: links and styles. */
  readonly add: (statement: string) => void;
  /** The name that a node or subgraph has for the drawer. */
  readonly idOf: (name: string) => string;
  /** Everything, one statement a line. */
  readonly write: () => readonly string[];
}

interface Group {
  readonly head: string | null;
  /** Shapes by name, in the order of the nodes. */
  readonly nodes: Map<string, string | null>;
  readonly statements: string[];
  readonly groups: Group[];
}

/**
 * Returns an empty flowchart. A node lies in the first subgraph that names it, wherever else it is
 * named.
 */
export function createFlowchart(): FlowchartGraph {
  const ids = new Map<string, string>();
  const idOf = (name: string): string => {
    const id = ids.get(name) ?? `n${ids.size}`;
    ids.set(name, id);
    return id;
  };
  const top = emptyGroup(null);
  const stack: Group[] = [top];
  const groupNames = new Set<string>();
  const owners = new Map<string, Group>();
  const after: string[] = [];
  const innermost = (): Group => stack.at(-1) ?? top;

  return {
    node(name, shape) {
      if (groupNames.has(name)) return;
      const owner = owners.get(name);
      const known = owner?.nodes.get(name) ?? null;
      const isMoved = owner === top && innermost() !== top;
      if (isMoved) top.nodes.delete(name);
      const home = owner && !isMoved ? owner : innermost();
      owners.set(name, home);
      home.nodes.set(name, shape ?? known);
    },
    open(name, label) {
      const group = emptyGroup(`subgraph ${idOf(name)} [${encodeLabel(label)}]`);
      // Links that came before may have taken its name for that of a node.
      owners.get(name)?.nodes.delete(name);
      groupNames.add(name);
      innermost().groups.push(group);
      stack.push(group);
    },
    close() {
      if (stack.length > 1) return stack.pop() !== undefined;
      return false;
    },
    direct: (statement) => innermost().statements.push(statement),
    add: (statement) => after.push(statement),
    idOf,
    write: () => [...writeGroup(top, idOf), ...after],
  };
}

function emptyGroup(head: string | null): Group {
  return { head, nodes: new Map(), statements: [], groups: [] };
}

function writeGroup({ head, nodes, statements, groups }: Group, idOf: (name: string) => string): readonly string[] {
  const body = [
    ...statements,
    ...[...nodes].map(([name, shape]) => `${idOf(name)}${shape ?? `[${encodeLabel(name)}]`}`),
    ...groups.flatMap((group) => writeGroup(group, idOf)),
  ];
  return head === null ? body : [head, ...body, 'end'];
}
