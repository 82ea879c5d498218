import { islandTag, slotTag } from '../../shared/dom.ts';

/** How near the pointer, a finger or the focus must come to an island, in pixels. */
const near = 120;

/** Time between two looks at the pointer, in milliseconds. */
const pause = 100;

/**
 * Returns an element of an island that may have a box: the elements of islands and slots have none.
 * Null for an island without elements.
 */
export function boxOf(island: Element): Element | null {
  return island.querySelector(`:not(${islandTag},${slotTag},style,script)`);
}

/**
 * Calls `reach` once for each of the current islands when the pointer, a finger or the focus comes
 * near it. Returns the function that sets the current islands.
 */
export function watchNear(reach: (island: HTMLElement) => void): (islands: Iterable<HTMLElement>) => void {
  let far: readonly HTMLElement[] = [];
  let last = 0;
  const look = (at: DOMRect) => {
    const reached = far.filter((island) => isNear(at, boxOf(island)?.getBoundingClientRect()));
    far = far.filter((island) => !reached.includes(island));
    reached.forEach(reach);
  };
  const follow = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    if (far.length === 0 || timeStamp - last < pause) return;
    last = timeStamp;
    look(new DOMRect(clientX, clientY));
  };
  addEventListener('pointermove', follow, { passive: true });
  addEventListener('pointerdown', follow, { passive: true });
  addEventListener('focusin', ({ target }) => {
    if (far.length > 0 && target instanceof Element) look(target.getBoundingClientRect());
  });
  return (islands) => (far = [...islands]);
}

function isNear(one: DOMRect, other = new DOMRect(Infinity, Infinity)): boolean {
  const across = Math.max(one.left - other.right, other.left - one.right);
  const down = Math.max(one.top - other.bottom, other.top - one.bottom);
  return Math.max(across, down) <= near;
}
