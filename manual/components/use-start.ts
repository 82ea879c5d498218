import { useEffect, useState } from 'react';

/** Returns a sentence that says when the component has started, counted from the load of the page. */
export function useStart(): string {
  const [start, setStart] = useState<number | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(setStart);
    return () => cancelAnimationFrame(frame);
  }, []);
  return start === null ? 'It has not started.' : `It started after ${(start / 1000).toFixed(1)} seconds.`;
}
