import { encodeLabel } from './label.ts';

/** Collects the parts of a flowchart and writes them for beautiful-mermaid. */
export interface FlowchartGraph {
  /** Adds a node. If the shape is null, another mention of the node may set it. */
  readonly node: (name: string, shape: string | null) => void;
  /** Begins a subgraph. The following nodes are in it. */
  readonly open: (name: string, label: string) => void;
  /** Ends the innermost subgraph. Returns false if there is none. */
  readonly close: () => boolean;
  /** Sets the direction of the innermost subgraph. */
  readonly direct: (statement: string) => void;
  /** Adds a statement that must come after all nodes: a link or a style. */
  readonly add: (statement: string) => void;
  /** Returns the name of a node or subgraph in the output. */
  readonly idOf: (name: string) => string;
  /** Returns all statements, one per line. */
  readonly write: () => readonly string[];
}

interface Group {
  readonly head: string | null;
  /** Shapes by node name, in the order of the nodes. */
  readonly nodes: Map<string, string | null>;
  readonly statements: string[];
  readonly groups: Group[];
}

/**
 * Returns an empty flowchart. A node is in the first subgraph that mentions it, even if it is
 * mentioned in other places too.
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
      // Earlier links may have used this name, so that it was added as a node.
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
