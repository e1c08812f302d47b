import fs from 'node:fs';
import path from 'node:path';
import { commandLineOf, isAlive, isTaken } from '../process/process.identity.mjs';

/**
 * The server that runs on a cluster, by the file it keeps there. Removes a file whose process id now belongs
 * to something else (a zombie, or after a restart any program): PostgreSQL would refuse to start. The file
 * of a process that is plainly gone stays, since PostgreSQL checks by it that no backend is left over.
 * @param {string} cluster real path
 * @returns {{ pid: number, port: number } | null}
 */
export function findPostmaster(cluster) {
  const file = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(file)) return null;
  const [pid, , , port] = fs.readFileSync(file, 'utf8').split('\n').map(Number);
  if (!pid || !isTaken(pid)) return null;
  const commandLine = commandLineOf(pid);
  if (isAlive(pid) && (!commandLine || commandLine.includes(cluster))) return { pid, port: port || 0 };
  fs.rmSync(file, { force: true });
  return null;
}
