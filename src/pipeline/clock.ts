import { groupBy } from '../shared/group-by.ts';

/** How long the steps, pages and plugins of a build took. */
export interface Profile {
  /** In the order in which they finished. */
  readonly steps: readonly StepTime[];
  /** In the order in which they were finished. */
  readonly pages: readonly PageTime[];
  /** Milliseconds that each plugin took for all pages. Empty unless the build is profiled. */
  readonly plugins: Readonly<Record<string, number>>;
}

/** How long one step took. */
export interface StepTime {
  /** Its name. */
  readonly step: string;
  /** Milliseconds from start to end. */
  readonly ms: number;
  /** Processor time of all threads, in milliseconds. */
  readonly cpuMs: number;
}

/** How long one page took. */
export interface PageTime {
  /** The content file that was compiled, or the output file that was rendered. */
  readonly file: string;
  /** What was done with it. */
  readonly work: 'compile' | 'render';
  /** Milliseconds. */
  readonly ms: number;
}

/** Records how long the work of a build takes. */
export interface Clock {
  /** Runs a step and records its time. Returns the result of `work`. */
  readonly measure: <T>(step: string, work: () => T | Promise<T>) => Promise<T>;
  readonly page: (file: string, work: PageTime['work'], ms: number) => void;
  readonly plugin: (plugin: string, ms: number) => void;
  /** Returns the times recorded so far. */
  readonly profile: () => Profile;
}

/** Returns a clock that calls `onStep` at the start of each step. */
export function createClock(onStep: (step: string) => void = () => undefined): Clock {
  const steps: StepTime[] = [];
  const pages: PageTime[] = [];
  const plugins = new Map<string, number>();
  return {
    measure: async (step, work) => {
      onStep(step);
      const [start, cpu] = [performance.now(), process.cpuUsage()];
      try {
        return await work();
      } finally {
        const { user, system } = process.cpuUsage(cpu);
        steps.push({ step, ms: performance.now() - start, cpuMs: (user + system) / 1000 });
      }
    },
    page: (file, work, ms) => void pages.push({ file, work, ms }),
    plugin: (plugin, ms) => void plugins.set(plugin, (plugins.get(plugin) ?? 0) + ms),
    profile: () => ({ steps, pages, plugins: Object.fromEntries(plugins) }),
  };
}

/** Returns the sums of profiles. Each step is where it has first ended. */
export function mergeProfiles(profiles: readonly Profile[]): Profile {
  const steps = groupBy(
    profiles.flatMap((profile) => profile.steps),
    ({ step }) => step,
  );
  const plugins = new Map<string, number>();
  for (const profile of profiles)
    for (const [name, ms] of Object.entries(profile.plugins)) plugins.set(name, (plugins.get(name) ?? 0) + ms);
  const sum = (times: readonly number[]) => times.reduce((all, each) => all + each, 0);
  return {
    steps: [...steps].map(([step, times]) => ({
      step,
      ms: sum(times.map(({ ms }) => ms)),
      cpuMs: sum(times.map(({ cpuMs }) => cpuMs)),
    })),
    pages: profiles.flatMap(({ pages }) => pages),
    plugins: Object.fromEntries(plugins),
  };
}
