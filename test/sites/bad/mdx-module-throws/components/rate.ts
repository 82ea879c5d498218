const rates: Readonly<Record<string, number>> = { fast: 2 };

export const rate: number = rates['slow'].toFixed(2);
