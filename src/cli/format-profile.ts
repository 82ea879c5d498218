import pc from 'picocolors';
import type { PageTime, Profile } from '../build/clock.ts';

const slowestPages = 5;

/** Returns the profile of a build as a table of its steps and a list of its slowest pages. */
export function formatProfile({ steps, pages }: Profile): string {
  const width = Math.max(...steps.map(({ step }) => step.length));
  const head = `${'Step'.padEnd(width)}  ${'Time'.padStart(9)}  ${'Processor'.padStart(9)}`;
  const rows = steps.map(({ step, ms, cpuMs }) => `${step.padEnd(width)}  ${time(ms)}  ${time(cpuMs)}`);
  const works = (['compile', 'render'] as const).flatMap((work) => slowest(pages, work));
  return `\n${[pc.bold(head), ...rows, ...works].join('\n')}\n`;
}

function slowest(pages: readonly PageTime[], work: PageTime['work']): readonly string[] {
  const done = pages.filter((page) => page.work === work).toSorted((one, other) => other.ms - one.ms);
  if (done.length === 0) return [];
  return [
    '',
    pc.bold(`Slowest to ${work}`),
    ...done.slice(0, slowestPages).map(({ file, ms }) => `${time(ms)}  ${file}`),
  ];
}

function time(ms: number): string {
  return `${ms.toFixed(0)} ms`.padStart(9);
}
