import picomatch from 'picomatch';
import type { ExceptionConfig } from '../../config/report-levels.ts';
import type { Problem } from '../../shared/problem.ts';
import { namesOf } from './may-set.ts';

/** An exception of the configuration. */
export interface Exception {
  readonly config: ExceptionConfig;
  readonly matches: (problem: Problem) => boolean;
}

/** Returns the exceptions of a site. Each matches what all of its patterns match. */
export function createExceptions(exceptions: readonly ExceptionConfig[]): readonly Exception[] {
  return exceptions.map((config) => {
    const file = matcherOf(config.file);
    const page = matcherOf(config.page);
    const target = matcherOf(config.target);
    return {
      config,
      matches: (problem) =>
        namesOf(problem).some((name) => config.from.includes(name)) &&
        file(problem.file) &&
        page(problem.page) &&
        target(problem.target),
    };
  });
}

/** A pattern matches itself, so that an address with a `?` or brackets can be written as it is. */
function matcherOf(pattern: string | undefined): (value: string | undefined) => boolean {
  if (pattern === undefined) return () => true;
  const isMatch = picomatch(pattern, { dot: true });
  return (value) => value !== undefined && (value === pattern || isMatch(value));
}
