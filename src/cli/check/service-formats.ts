/** The formats of a report for services, besides JSON. */
export const serviceFormats = ['sarif', 'github', 'junit'] as const;

export type ServiceFormat = (typeof serviceFormats)[number];
