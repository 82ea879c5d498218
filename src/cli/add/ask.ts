import { exitCode } from '../terminal/exit-code.ts';
import { CommandEnd } from '../terminal/command-end.ts';

/** Asks for a text in the terminal, and returns it. */
export async function askText(message: string): Promise<string> {
  const { text } = await import('@clack/prompts');
  const isEmpty = (value: string | undefined) => value === undefined || value.trim() === '';
  const answer = await text({ message, validate: (value) => (isEmpty(value) ? 'Write something.' : undefined) });
  return answered(answer);
}

/** Lets the user choose one of several names in the terminal, and returns it. */
export async function chooseOne(message: string, names: readonly string[]): Promise<string> {
  const { select } = await import('@clack/prompts');
  return answered(await select({ message, options: names.map((value) => ({ value, label: value })) }));
}

function answered(answer: string | symbol): string {
  if (typeof answer === 'string') return answer;
  throw new CommandEnd(exitCode.siteErrors);
}
