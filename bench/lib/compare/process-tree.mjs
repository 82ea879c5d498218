import { readdirSync, readFileSync } from 'node:fs';

/**
 * Units of /proc on the Linux machines that Node supports: CPU time is in hundredths of a second,
 * memory in pages of 4 kB.
 */
const ticksPerSecond = 100;
const bytesPerPage = 4096;

/** Time between two samples of the processes, in milliseconds. */
const interval = 50;

/**
 * A process at one moment; `cpu` is in seconds, `resident` in bytes.
 *
 * @typedef {{ pid: number, parent: number, cpu: number, key: string, resident: number }} Process
 */

/**
 * Watches a process and all its descendants until `stop()`. That returns the largest sum of their
 * resident memory at one moment (bytes; shared memory counts for each of them), their CPU time in
 * the last sample (seconds), and their number. A descendant whose parent has ended is still
 * watched. `countsRoot: false` leaves out the process itself.
 *
 * @param {number} rootPid
 * @param {{ countsRoot?: boolean }} [options]
 */
export function watchTree(rootPid, { countsRoot = true } = {}) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  let memory = 0;
  let current = 0;
  const look = () => {
    const processes = listProcesses();
    const tree = findTree(processes, rootPid, seen).filter(({ pid }) => countsRoot || pid !== rootPid);
    current = tree.reduce((sum, { resident }) => sum + resident, 0);
    memory = Math.max(memory, current);
    for (const { key, cpu } of tree) seen.set(key, cpu);
  };
  const timer = setInterval(look, interval);
  return {
    /** Returns the current resident memory, in bytes. */
    readMemory: () => {
      look();
      return current;
    },
    stop: () => {
      clearInterval(timer);
      return { memory, cpu: [...seen.values()].reduce((sum, cpu) => sum + cpu, 0), processes: seen.size };
    },
  };
}

function listProcesses() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(readProcess).filter((entry) => entry !== null);
}

/**
 * Returns null for a process that has just ended.
 *
 * @param {string} pid
 * @returns {Process | null}
 */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets, and may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      cpu: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      key: `${pid} since ${fields[19]}`,
      resident: Number(fields[21]) * bytesPerPage,
    };
  } catch {
    return null;
  }
}

/**
 * @param {readonly Process[]} processes
 * @param {number} rootPid
 * @param {ReadonlyMap<string, number>} seen
 */
function findTree(processes, rootPid, seen) {
  const children = groupByParent(processes);
  const roots = processes.filter(({ pid, key }) => pid === rootPid || seen.has(key));
  /** @type {Map<number, Process>} */
  const found = new Map();
  const add = (/** @type {Process} */ entry) => {
    if (found.has(entry.pid)) return;
    found.set(entry.pid, entry);
    children.get(entry.pid)?.forEach(add);
  };
  roots.forEach(add);
  return [...found.values()];
}

/** @param {readonly Process[]} processes */
function groupByParent(processes) {
  /** @type {Map<number, readonly Process[]>} */
  const groups = new Map();
  for (const entry of processes) groups.set(entry.parent, [...(groups.get(entry.parent) ?? []), entry]);
  return groups;
}
