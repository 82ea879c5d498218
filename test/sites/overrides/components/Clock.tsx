'use client';

/** Fails on a server: it reads what only a browser has. */
export function Clock({ zone }: { readonly zone: string }) {
  return (
    <span className="clock">
      {zone} {window.innerWidth > 0 ? 'shown' : ''}
    </span>
  );
}
