import * as parts from './parts/all.ts';

export default { Price: parts.Prize, a: 5 };
