import fs from 'node:fs';
import path from 'node:path';
import { commandLineOf, isAlive, isTaken } from '../process/process.identity.mjs';

/**
 * The server that runs on a cluster, according to its postmaster file. It removes a file whose process id now belongs
 * to another program (or a zombie), because PostgreSQL would refuse to start. The file of a process that is clearly
 * gone stays, because PostgreSQL uses it to check that no backend is left.
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
