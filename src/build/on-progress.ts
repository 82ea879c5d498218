/** A step of a build that takes long. */
export type BuildStep = 'compile' | 'images' | 'render' | 'try';

/** Is told how much of a step is done. */
export type OnProgress = (step: BuildStep, done: number, total: number) => void;
