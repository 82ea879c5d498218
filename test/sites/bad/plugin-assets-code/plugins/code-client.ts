import { nothing } from './nowhere.ts';

nothing();
