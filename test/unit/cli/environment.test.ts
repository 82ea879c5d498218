import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import type { AddCommand } from '../../../src/cli/declaration/declare-command.ts';
import { readEnvironment } from '../../../src/cli/declaration/environment.ts';
import { addBuildCommand } from '../../../src/cli/commands/build-command.ts';
import { addServeCommand } from '../../../src/cli/commands/serve-command.ts';

/** Returns a command after it has read its arguments and the environment, without running it. */
async function parse(add: AddCommand, args: readonly string[], environment: Readonly<Record<string, string>>) {
  const program = new Command('docsgen').exitOverride().configureOutput({ writeErr: () => undefined });
  add(program);
  const [command] = program.commands;
  if (!command) throw new Error('There is no command');
  command.exitOverride().action(() => undefined);
  program.hook('preAction', () => readEnvironment(command, environment));
  await program.parseAsync([command.name(), ...args], { from: 'user' });
  return command;
}

describe('an environment variable stands for an option', () => {
  test.each([
    [addBuildCommand, [], { DOCSGEN_ROOT: 'site', DOCSGEN_OUT: 'public' }, { root: 'site', out: 'public' }],
    [addBuildCommand, ['--root', '.'], { DOCSGEN_ROOT: 'site' }, { root: '.' }],
    [addBuildCommand, [], { DOCSGEN_ROOT: '', DOCSGEN_DRAFTS: '' }, { root: '.', drafts: false }],
    [addBuildCommand, [], { DOCSGEN_DRAFTS: 'true' }, { drafts: true }],
    [addBuildCommand, [], { DOCSGEN_DRAFTS: '0' }, { drafts: false }],
    [addBuildCommand, ['--no-drafts'], { DOCSGEN_DRAFTS: '1' }, { drafts: false }],
    [addServeCommand, [], { DOCSGEN_PORT: '8080' }, { port: 8080 }],
    [addServeCommand, ['--port', '9090'], { DOCSGEN_PORT: '8080' }, { port: 9090 }],
    [addServeCommand, [], { DOCSGEN_ALLOW_HOST: 'a.example, .b.example' }, { allowHost: ['a.example', '.b.example'] }],
    [addServeCommand, ['--allow-host', 'c.example'], { DOCSGEN_ALLOW_HOST: 'a.example' }, { allowHost: ['c.example'] }],
    // The command has no such option.
    [addServeCommand, [], { DOCSGEN_DRAFTS: 'perhaps' }, { root: '.' }],
  ] as const)('%# %j %j', async (add, args, environment, options) => {
    expect((await parse(add, args, environment)).opts()).toMatchObject(options);
  });

  test.each([
    [addServeCommand, { DOCSGEN_PORT: 'http' }, /DOCSGEN_PORT has the value 'http'. A port is a whole number/],
    [addServeCommand, { DOCSGEN_ALLOW_HOST: 'https://a.example' }, /Write a name such as `preview.example.com`/],
    [addBuildCommand, { DOCSGEN_DRAFTS: 'perhaps' }, /DOCSGEN_DRAFTS has the value 'perhaps'. Write true or false/],
  ] as const)('%# a wrong value is a usage error', async (add, environment, message) => {
    await expect(parse(add, [], environment)).rejects.toThrow(message);
  });
});

test('the help of a command lists the variables that it reads', async () => {
  const command = await parse(addServeCommand, [], {});
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  expect([...help.matchAll(/DOCSGEN_[A-Z_]+/g)].map(([name]) => name)).toStrictEqual([
    'DOCSGEN_ROOT',
    'DOCSGEN_OUT',
    'DOCSGEN_PORT',
    'DOCSGEN_ALLOW_HOST',
  ]);
});
