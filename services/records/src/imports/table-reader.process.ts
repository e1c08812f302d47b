import { once } from 'node:events';
import os from 'node:os';
import { buffer } from 'node:stream/consumers';
import { writeMessage } from './table-message.js';
import { streamTable } from './stream-table.js';

/**
 * Program of a process that reads one file from its standard input and writes its content as messages. It knows nothing
 * of the portal and runs at low priority. Argument: the most rows to take.
 */
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const file = await buffer(process.stdin);
for await (const message of streamTable(file, Number(process.argv[2]))) {
  if (!process.stdout.write(`${writeMessage(message)}\n`)) await once(process.stdout, 'drain');
}
