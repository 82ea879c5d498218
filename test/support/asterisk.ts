import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './programs.ts';

const run = promisify(execFile);

/** A running Asterisk that listens on this computer only. */
export interface Asterisk {
  /** Returns what a command of the console prints. */
  readonly ask: (command: string) => Promise<string>;
  /** Returns the global variables of the dialplan. */
  readonly globals: () => Promise<Readonly<Record<string, string>>>;
  /** Returns the warnings and errors about the dialplan, queues and SIP that it has logged. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Returns the path of Asterisk, or null if it is not installed. */
export function findAsterisk(): string | null {
  return findProgram(['asterisk']);
}

/** Modules for SIP, the dialplan and its functions; without sound cards, databases and the like. */
const modules =
  'res_sorcery_config res_sorcery_memory res_sorcery_astdb res_pjproject res_pjsip res_pjsip_session res_pjsip_pubsub ' +
  'res_pjsip_endpoint_identifier_ip res_pjsip_authenticator_digest res_pjsip_outbound_authenticator_digest ' +
  'res_pjsip_header_funcs res_pjsip_sdp_rtp res_pjsip_refer res_pjsip_logger res_rtp_asterisk chan_pjsip ' +
  'bridge_simple bridge_native_rtp codec_ulaw codec_alaw pbx_config app_dial app_exec app_stack app_verbose app_queue ' +
  'app_voicemail res_timing_timerfd res_clioriginate func_global func_groupcount func_logic func_strings func_callerid func_channel func_pjsip_endpoint';

/**
 * Starts Asterisk with configuration files in an empty folder. It answers when the promise is
 * fulfilled. `more` are modules that it loads besides the usual ones.
 */
export async function startAsterisk(
  folder: string,
  files: Readonly<Record<string, string>>,
  more: readonly string[] = [],
): Promise<Asterisk> {
  const program = findAsterisk();
  if (program === null) throw new Error('Asterisk is not installed');
  for (const name of ['etc', 'run', 'lib', 'log', 'spool']) mkdirSync(join(folder, name));
  const own = {
    'asterisk.conf': `[directories]
astetcdir => ${folder}/etc
astrundir => ${folder}/run
astvarlibdir => ${folder}/lib
astdbdir => ${folder}/lib
astlogdir => ${folder}/log
astspooldir => ${folder}/spool
[options]
hideconnect = yes
`,
    'modules.conf': `[modules]\nautoload=no\n${[...modules.split(' '), ...more].map((name) => `load=${name}.so\n`).join('')}`,
    'logger.conf': '[logfiles]\nfull => warning,error\n',
    'manager.conf': '[general]\nenabled=no\n',
    'voicemail.conf': '[default]\n',
  };
  for (const [name, text] of Object.entries({ ...own, ...files })) writeFileSync(join(folder, 'etc', name), text);
  const config = join(folder, 'etc/asterisk.conf');
  const server = spawn(program, ['-f', '-C', config], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const ask = async (command: string) => (await run(program, ['-C', config, '-rx', command])).stdout;
  await waitUntilBooted(ask, () => server.exitCode !== null);
  return {
    ask,
    globals: async () => {
      const rows = (await ask('dialplan show globals')).matchAll(/^ {3}(\w+)=(.*)$/gm);
      return Object.fromEntries([...rows].map(([, name = '', value = '']) => [name, value]));
    },
    complaints: () =>
      readFileSync(join(folder, 'log/full'), 'utf8')
        .split('\n')
        .filter((line) => /\b(pbx\w*|app_\w+|chan_pjsip|res_pjsip\w*|loader)\.c: /.test(line)),
    close: async () => {
      server.kill();
      await ended;
    },
  };
}

/** Waits until all modules are loaded. Throws if Asterisk has ended before. */
async function waitUntilBooted(ask: Asterisk['ask'], hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error('Asterisk has ended');
    try {
      // The control socket opens before the modules are loaded, and this command waits for them.
      await ask('core waitfullybooted');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
