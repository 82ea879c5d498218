import { words } from './words.ts';

export const createSearch = () => words;
