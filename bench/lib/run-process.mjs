import { spawn } from 'node:child_process';

/** Runs a Node script to its end. Throws with all that it printed if it does not succeed. */
export async function runScript(args, cwd) {
  const { NODE_ENV: _mode, ...env } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}:\n${output}`);
}
