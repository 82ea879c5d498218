import { statfsSync } from 'node:fs';

/**
 * Types of file systems on which Linux reports no changes that another machine makes, by the number
 * that `statfs` returns: network drives, and the folders that virtual machines, Docker Desktop and
 * WSL share with their host. The numbers are from `magic.h` of Linux, and from the drivers that are
 * not a part of it.
 */
const silentTypes: ReadonlySet<number> = new Set([
  0x6969, // NFS
  0x517b, // SMB
  0xfe534d42, // SMB
  0xff534d42, // CIFS
  0x01021997, // 9P
  0x65735546, // FUSE
  0x5346414f, // AFS
  0x6b414653, // AFS
  0x00c36400, // Ceph
  0x0bd00bd0, // Lustre
  0x786f4256, // VirtualBox
  0x7c7c6673, // Parallels
  0xbacbacbc, // VMware
]);

/**
 * Returns whether the file system of a folder reports what changes in it, as far as its type says.
 * True for a folder that cannot be read.
 */
export function reportsChanges(
  folder: string,
  typeOf: (path: string) => number = (path) => statfsSync(path).type,
): boolean {
  if (process.platform !== 'linux') return true;
  try {
    // Some systems return the number with its sign.
    return !silentTypes.has(typeOf(folder) >>> 0);
  } catch {
    return true;
  }
}
