import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { writeMessage, type ReaderMessage } from './reader-message.js';
import type { ReaderModule } from './reader-module.types.js';

/**
 * Program of a process that reads one file from its standard input, and writes the parts of its content as messages. It
 * knows nothing of the portal. Arguments: the module that reads, which no bundler may look for, and what it is told.
 */
const [, , module = '', ...args] = process.argv;
const { read } = (await import(/* webpackIgnore: true */ pathToFileURL(module).href)) as ReaderModule;
const file = await buffer(process.stdin);
await tell({ begun: true });
const contents = read(file, args);
for (;;) {
  const step = await contents.next();
  if (!step.done) await tell({ content: step.value });
  else await tell(step.value ? { refusal: step.value.refused } : { end: true });
  if (step.done) break;
}

async function tell(message: ReaderMessage): Promise<void> {
  if (!process.stdout.write(`${writeMessage(message)}\n`)) await once(process.stdout, 'drain');
}
