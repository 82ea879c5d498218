export function format(label: string, count: number): string {
  return `${label}: ${count}`;
}
