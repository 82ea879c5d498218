import { note } from './note.ts';

note(`asked ${document.currentScript?.dataset['project']}`);
