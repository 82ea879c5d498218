export const version = '4.2';
