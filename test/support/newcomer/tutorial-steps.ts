/** What a reader of a tutorial does, in the order of the page. */
export type TutorialStep =
  | { readonly kind: 'commands'; readonly commands: readonly string[]; readonly output: string | null }
  | { readonly kind: 'file'; readonly path: string; readonly text: string; readonly output: string | null }
  | { readonly kind: 'edit'; readonly path: string; readonly diff: string; readonly output: string | null }
  /** An address of the preview, from its origin on. */
  | { readonly kind: 'visit'; readonly address: string };

const block = /^```(\w+)([^\n]*)\n([^]*?)^```$/gm;

/** Returns the steps of a tutorial. An output belongs to the commands or the file before it. */
export function tutorialSteps(text: string, version: string): readonly TutorialStep[] {
  const steps: TutorialStep[] = [];
  let end = 0;
  for (const { 0: whole, 1: language = '', 2: info = '', 3: code = '', index } of text.matchAll(block)) {
    steps.push(...visitsIn(text.slice(end, index)));
    end = index + whole.length;
    const [, title] = /title="(.*?)"/.exec(info) ?? [];
    if (title === 'Output') addOutput(steps, code);
    else if (language === 'bash') {
      const commands = code.trimEnd().replaceAll(':var[version]', version).split('\n');
      steps.push({ kind: 'commands', commands, output: null });
    } else if (title !== undefined)
      steps.push(
        language === 'diff'
          ? { kind: 'edit', path: title, diff: code, output: null }
          : { kind: 'file', path: title, text: code, output: null },
      );
  }
  return [...steps, ...visitsIn(text.slice(end))];
}

function visitsIn(prose: string): readonly TutorialStep[] {
  return [...prose.matchAll(/`http:\/\/localhost:3000(\/[^`]*)`/g)].map(([, address = '']) => ({
    kind: 'visit',
    address,
  }));
}

function addOutput(steps: TutorialStep[], output: string): void {
  const step = steps.pop();
  if (step === undefined || step.kind === 'visit') throw new Error(`Nothing prints this output:\n${output}`);
  steps.push({ ...step, output });
}

/** Returns a text with a change applied. Throws if it does not have the lines that are changed. */
export function applyDiff(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const side = (sign: string) =>
    lines.filter((line) => line.startsWith(' ') || line.startsWith(sign)).map((line) => `${line.slice(1)}\n`);
  const [before, after] = [side('-').join(''), side('+').join('')];
  if (text.split(before).length !== 2) throw new Error(`These lines are not there once:\n${before}`);
  return text.replace(before, () => after);
}
