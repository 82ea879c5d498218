import { spawn } from 'node:child_process';

/**
 * Runs a Node script. Throws an error with its output if it fails.
 *
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export async function runScript(args, cwd) {
  await runProgram(process.execPath, args, cwd);
}

/**
 * Runs a program and returns its output. Throws an error with the output if the program fails.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export async function runProgram(program, args, cwd) {
  const { NODE_ENV: _mode, ...env } = process.env;
  const child = spawn(program, args, { cwd, env: { ...env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${output}`);
  return output;
}
