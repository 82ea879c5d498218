/** The programs that a command is shown for, in the order of their tabs. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** Name under which a reader's choice holds for all commands of the site. */
export const packageManagerGroup = 'package-manager';
