export const page = { title: 'A test, not a page' };
