/** What the script and the components of the plugin share. */
export const word: string = 'first';
