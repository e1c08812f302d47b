import { once } from 'node:events';
import os from 'node:os';
import { buffer } from 'node:stream/consumers';
import { writeMessage } from './table-message.js';
import { tellTable } from './tell-table.js';

/**
 * The program of a process that reads one file, from its standard input, and tells what stands in it. It knows nothing of
 * the portal, and gives way to whatever else wants to run. Its argument: how many rows are taken at most.
 */
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const file = await buffer(process.stdin);
for await (const message of tellTable(file, Number(process.argv[2]))) {
  if (!process.stdout.write(`${writeMessage(message)}\n`)) await once(process.stdout, 'drain');
}
