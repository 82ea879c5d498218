import { pageEvent } from '../shared/dom.ts';
import { startColorLabels } from './behaviours/color-labels.ts';
import { startCodeTools } from './behaviours/code-tools.ts';
import { startIslands } from './islands/start-islands.ts';

// Everything that must be there before a reader acts. React is not among it.
startColorLabels();
startCodeTools();
startIslands();
document.dispatchEvent(new Event(pageEvent));
