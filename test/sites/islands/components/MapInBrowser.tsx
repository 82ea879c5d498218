import { useEffect, useRef } from 'react';
import { drawMap } from 'browser-map';

export function MapInBrowser({ children }: { readonly children?: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => drawMap(box.current), []);
  return (
    <section className="map">
      <div ref={box} />
      {children}
    </section>
  );
}
