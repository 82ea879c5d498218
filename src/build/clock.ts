/** How long a step of a build took. */
export interface StepTime {
  readonly step: string;
  /** Milliseconds from its start to its end. */
  readonly ms: number;
  /** Milliseconds of processor time of all threads. */
  readonly cpuMs: number;
}

/** Notes how long the steps of a build take. */
export interface Clock {
  /** Returns what the work returns. */
  readonly measure: <T>(step: string, work: () => T | Promise<T>) => Promise<T>;
  /** Returns the steps so far, in the order in which they ended. */
  readonly steps: () => readonly StepTime[];
}

/** Returns a clock. */
export function createClock(): Clock {
  const steps: StepTime[] = [];
  return {
    measure: async (step, work) => {
      const [start, cpu] = [performance.now(), process.cpuUsage()];
      try {
        return await work();
      } finally {
        const { user, system } = process.cpuUsage(cpu);
        steps.push({ step, ms: performance.now() - start, cpuMs: (user + system) / 1000 });
      }
    },
    steps: () => steps,
  };
}
