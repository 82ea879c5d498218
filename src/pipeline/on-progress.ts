/** Is called when a step of a build starts, and during long steps with the amount of work done. */
export type OnProgress = (step: string, done?: number, total?: number) => void;
