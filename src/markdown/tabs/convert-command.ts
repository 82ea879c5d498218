import npmToYarn from 'npm-to-yarn';
import type { PackageManager } from '../../shared/package-managers.ts';

// By its types the module is CommonJS, with the function as a property; what Node loads is the function.
const convert = 'default' in npmToYarn ? npmToYarn.default : npmToYarn;

/** Commands that the library does not know. */
const others: Readonly<Record<string, Readonly<Record<Exclude<PackageManager, 'npm'>, string>>>> = {
  'npm ci': {
    pnpm: 'pnpm install --frozen-lockfile',
    yarn: 'yarn install --frozen-lockfile',
    bun: 'bun install --frozen-lockfile',
  },
  'npm update': { pnpm: 'pnpm update', yarn: 'yarn upgrade', bun: 'bun update' },
  'npm publish': { pnpm: 'pnpm publish', yarn: 'yarn publish', bun: 'bun publish' },
  'npm outdated': { pnpm: 'pnpm outdated', yarn: 'yarn outdated', bun: 'bun outdated' },
};

/** Returns a line of commands as another package manager has it, null where that one has no such command. */
export function convertCommand(line: string, manager: PackageManager): string | null {
  if (manager === 'npm' || !/\bnp[mx]\b/.test(line)) return line;
  for (const [command, known] of Object.entries(others)) {
    if (new RegExp(String.raw`\b${command}\b`).test(line)) return line.replace(command, known[manager]);
  }
  const converted = convert(line, manager);
  return converted.includes("couldn't auto-convert") ? null : converted;
}
