/** Names with a leading dot that are always published, because browsers and hosts use them. */
const publicDotfiles: ReadonlySet<string> = new Set(['.well-known', '.nojekyll', '.htaccess', '.domains']);

/** Why a hidden file is refused. It follows the path in a message. */
export const hiddenName = 'has a name that begins with a dot';

/** Returns whether a name begins with a dot and is not allowed to be published. */
export function isHidden(name: string, dotfiles: readonly string[] = []): boolean {
  return name.startsWith('.') && name !== '..' && !publicDotfiles.has(name) && !dotfiles.includes(name);
}
