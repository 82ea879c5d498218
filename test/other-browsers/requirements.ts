import { findProgram, installByApt } from '../support/programs.ts';

/** The browsers of these tests. Each has a Vitest project of its name. */
export type BrowserName = 'firefox' | 'webkit';

declare module 'vitest' {
  interface ProvidedContext {
    readonly browserName: BrowserName;
  }
}

export const firefoxNames = ['firefox-esr', 'firefox'];

interface Requirements {
  readonly title: string;
  /** Each program that is needed, by the names that it may have. */
  readonly programs: readonly (readonly string[])[];
  /** The packages of Debian that contain the programs. */
  readonly packages: readonly string[];
}

const requirements: Readonly<Record<BrowserName, Requirements>> = {
  firefox: { title: 'Firefox', programs: [firefoxNames], packages: ['firefox-esr'] },
  webkit: { title: 'WebKit', programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Installs the programs of a browser if they are missing. Throws what is still missing then. */
export async function requireBrowser(name: BrowserName): Promise<void> {
  const { title, programs, packages } = requirements[name];
  const findMissing = () => programs.filter((names) => findProgram(names) === null);
  if (findMissing().length === 0) return;
  await installByApt(packages);
  const missing = findMissing().map((names) => names.join(' or '));
  if (missing.length === 0) return;
  throw new Error(
    `The tests in ${title} need ${missing.join(' and ')} in PATH, which could not be installed.\n` +
      `On Debian, root installs what is missing: apt-get install ${packages.join(' ')}`,
  );
}
