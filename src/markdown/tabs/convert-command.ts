import npmToYarn from 'npm-to-yarn';
import type { PackageManager } from '../../shared/package-managers.ts';

// In its types, the module is CommonJS with the function as the property `default`. Node loads the
// function itself.
const convert = 'default' in npmToYarn ? npmToYarn.default : npmToYarn;

/** Commands that `npm-to-yarn` does not know. */
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

/**
 * Converts a line of npm commands for another package manager. Returns null if it has no such
 * command.
 */
export function convertCommand(line: string, manager: PackageManager): string | null {
  if (manager === 'npm' || !/\bnp[mx]\b/.test(line)) return line;
  for (const [command, known] of Object.entries(others)) {
    if (new RegExp(String.raw`\b${command}\b`).test(line)) return line.replace(command, known[manager]);
  }
  const converted = convert(line, manager);
  return converted.includes("couldn't auto-convert") ? null : converted;
}
