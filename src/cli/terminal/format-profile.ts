import pc from 'picocolors';
import { durationText } from './format-quantity.ts';
import type { PageTime, Profile } from '../../pipeline/clock.ts';

const longestList = 5;

/** Returns the profile of a build: a table of its steps, and its slowest plugins and pages. */
export function formatProfile({ steps, pages, plugins }: Profile): string {
  const width = Math.max(...steps.map(({ step }) => step.length));
  const head = `${'Step'.padEnd(width)}  ${'Time'.padStart(9)}  ${'Processor'.padStart(9)}`;
  const rows = steps.map(({ step, ms, cpuMs }) => `${step.padEnd(width)}  ${time(ms)}  ${time(cpuMs)}`);
  const lists = [
    ...slowest('Slowest plugins, in all pages', Object.entries(plugins)),
    ...slowest('Slowest to compile', pagesOf(pages, 'compile')),
    ...slowest('Slowest to render', pagesOf(pages, 'render')),
  ];
  return `\n${[pc.bold(head), ...rows, ...lists].join('\n')}\n`;
}

type Timed = readonly [name: string, ms: number];

function pagesOf(pages: readonly PageTime[], work: PageTime['work']): readonly Timed[] {
  return pages.filter((page) => page.work === work).map(({ file, ms }) => [file, ms]);
}

function slowest(title: string, all: readonly Timed[]): readonly string[] {
  if (all.length === 0) return [];
  const first = all.toSorted(([, one], [, other]) => other - one).slice(0, longestList);
  return ['', pc.bold(title), ...first.map(([name, ms]) => `${time(ms)}  ${name}`)];
}

function time(ms: number): string {
  return durationText(ms).padStart(9);
}
