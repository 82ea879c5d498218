/** Is told which step of a build begins, and of one that takes long, how much of it is done. */
export type OnProgress = (step: string, done?: number, total?: number) => void;
