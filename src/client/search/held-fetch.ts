// The bundler puts this in the place of the browser's function, in the script for pages from disk.
export { fetchHeld as fetch } from './disk-files.ts';
