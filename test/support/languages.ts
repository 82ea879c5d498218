import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './docsgen.ts';
import { findProgram, installByApt } from './programs.ts';

const run = promisify(execFile);
/** Where the code lies that pages of the documentation include. */
export const samples = join(projectRoot, 'content/en/concepts/app/samples');
const checks = join(projectRoot, 'test/fixtures/samples');

/** A language in which the documentation has samples, and how its samples run. */
export interface SampleLanguage {
  readonly name: string;
  /** The program, and the package of Debian that contains it. */
  readonly program: string;
  readonly debian: string;
  readonly firstCall: string;
  readonly signature: string;
  /** Returns the command that checks signatures, see `test/fixtures/samples/`. */
  readonly checkIn: (folder: string) => Promise<readonly string[]>;
}

/** Returns the command of a check that gets the path of the sample. */
function withSample(program: string, check: string, sample: string): SampleLanguage['checkIn'] {
  return async () => [program, join(checks, check), join(samples, sample)];
}

export const sampleLanguages: readonly SampleLanguage[] = [
  {
    name: 'Node.js',
    program: 'node',
    debian: 'nodejs',
    firstCall: 'first-call.mjs',
    signature: 'verify-signature.mjs',
    checkIn: withSample('node', 'check.mjs', 'verify-signature.mjs'),
  },
  {
    name: 'Python',
    program: 'python3',
    debian: 'python3',
    firstCall: 'first_call.py',
    signature: 'verify_signature.py',
    checkIn: withSample('python3', 'check.py', 'verify_signature.py'),
  },
  {
    name: 'PHP',
    program: 'php',
    debian: 'php-cli',
    firstCall: 'first-call.php',
    signature: 'verify-signature.php',
    checkIn: withSample('php', 'check.php', 'verify-signature.php'),
  },
  {
    name: 'Ruby',
    program: 'ruby',
    debian: 'ruby',
    firstCall: 'first_call.rb',
    signature: 'verify_signature.rb',
    checkIn: withSample('ruby', 'check.rb', 'verify_signature.rb'),
  },
  {
    name: 'Java',
    program: 'java',
    debian: 'default-jdk-headless',
    firstCall: 'FirstCall.java',
    signature: 'VerifySignature.java',
    checkIn: async (folder) => {
      const files = [join(samples, 'VerifySignature.java'), join(checks, 'Check.java')];
      await run('javac', ['-d', folder, ...files]);
      return ['java', '-cp', folder, 'Check'];
    },
  },
];

/** Installs the programs of the languages that are missing. Throws what is still missing then. */
export async function requireLanguages(): Promise<void> {
  // A Java without a compiler is not enough.
  const programs = sampleLanguages.map(({ program, debian }) => ({
    program: program === 'java' ? 'javac' : program,
    debian,
  }));
  const findMissing = () => programs.filter(({ program }) => findProgram([program]) === null);
  const missing = findMissing();
  if (missing.length === 0) return;
  const packages = missing.map(({ debian }) => debian);
  await installByApt(packages);
  const left = findMissing().map(({ program }) => program);
  if (left.length === 0) return;
  throw new Error(
    `The samples of the documentation need ${left.join(' and ')} in PATH, which could not be installed.\n` +
      `On Debian, root installs what is missing: apt-get install ${packages.join(' ')}`,
  );
}
