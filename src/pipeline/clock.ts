/** Where the time of a build went. */
export interface Profile {
  /** In the order in which they ended. */
  readonly steps: readonly StepTime[];
  /** In the order in which they were done. */
  readonly pages: readonly PageTime[];
  /** Milliseconds that each plugin took with all pages; empty where nobody asked. */
  readonly plugins: Readonly<Record<string, number>>;
}

export interface StepTime {
  readonly step: string;
  /** Milliseconds from its start to its end. */
  readonly ms: number;
  /** Milliseconds of processor time of all threads. */
  readonly cpuMs: number;
}

/** How long one page took. */
export interface PageTime {
  /** The content file that is compiled, or the file of the output that is printed. */
  readonly file: string;
  readonly work: 'compile' | 'render';
  readonly ms: number;
}

/** Notes how long the work of a build takes. */
export interface Clock {
  /** Returns what the work returns. */
  readonly measure: <T>(step: string, work: () => T | Promise<T>) => Promise<T>;
  readonly page: (file: string, work: PageTime['work'], ms: number) => void;
  readonly plugin: (plugin: string, ms: number) => void;
  /** Returns what was noted so far. */
  readonly profile: () => Profile;
}

/** Returns a clock, which tells each step when it begins. */
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
