const mark = Symbol.for('docsgen.island');

/** Returns a component with the mark of islands. */
export function markIsland<Component extends object>(component: Component): Component {
  return Object.assign(component, { [mark]: true });
}

/** Returns whether a type of elements is an island. */
export function isIsland(type: unknown): boolean {
  return typeof type === 'function' && mark in type;
}
