/** Returns a duration as text: `8 ms`, `1.24 s`, `2 min 5 s`. */
export function durationText(ms: number): string {
  if (Math.round(ms) < 1000) return `${Math.round(ms)} ms`;
  const seconds = ms / 1000;
  if (seconds < 59.995) return `${seconds.toFixed(2)} s`;
  return `${Math.floor(Math.round(seconds) / 60)} min ${Math.round(seconds) % 60} s`;
}

/** Returns a number of bytes as text: `404.3 kB`, `12.40 MB`. One kB is 1,000 bytes. */
export function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(2)} MB`;
}

/** Returns a count with its noun: `1 route`, `12,000 routes`. */
export function countedText(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
