/** The colors of a badge, by name. */
export const badgeVariants = ['default', 'neutral', 'note', 'tip', 'warning', 'danger'] as const;

export type BadgeVariant = (typeof badgeVariants)[number];

/** Returns whether there is a color of a badge with that name. */
export function isBadgeVariant(name: string): name is BadgeVariant {
  return badgeVariants.some((variant) => variant === name);
}
