// @ts-nocheck -- These modules do not exist.
import { SKIP } from '@nobody/visit/skip';
import nothing from 'package-of-nobody';
import { words } from './words.ts';

export default { name: 'imports', page: () => ({ props: { SKIP, nothing, words } }) };
