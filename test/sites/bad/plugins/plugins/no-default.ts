export const plugin = { name: 'no-default' };
