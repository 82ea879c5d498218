export const page = { title: 'Exports nothing' };
