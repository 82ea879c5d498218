/** The looks of a button. */
export const buttonVariants = ['primary', 'secondary'] as const;

/** The numbers of columns that a grid may have. */
export const gridColumns = [2, 3, 4] as const;

/** Returns the classes of a button; null if there is no such variant. */
export function buttonClasses(variant: string): readonly string[] | null {
  return buttonVariants.some((each) => each === variant) ? ['text-button', 'button', `button-${variant}`] : null;
}

/** Returns the classes of a grid; null for another number of columns. */
export function gridClasses(columns: number): readonly string[] | null {
  return gridColumns.some((each) => each === columns) ? ['text-grid', `text-grid-${columns}`] : null;
}
