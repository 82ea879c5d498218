/** The package managers for which a command is shown, in the order of their tabs. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** Name of the tab group. The reader's choice applies to all commands of the site. */
export const packageManagerGroup = 'package-manager';
