import { spawn } from 'node:child_process';
import os from 'node:os';
import { pipeline, Readable } from 'node:stream';
import type { FileParts } from '@atrium/platform';
import { FILE_READER } from './file-reader.program.js';

interface ReaderOrder {
  reader: string;
  args: readonly string[];
  signal: AbortSignal;
  heapMegabytes: number;
}

/**
 * Yields the lines of a separate process that reads a file. The process waits while nobody takes them and ends with
 * its caller. It runs at low priority, gets none of the portal's secrets and little memory, and the signal kills it
 * whatever it is doing.
 */
export async function* readInProcess(
  file: FileParts,
  { reader, args, signal, heapMegabytes }: ReaderOrder,
): AsyncGenerator<string> {
  const { NODE_OPTIONS = '' } = process.env;
  const heap = `--max-old-space-size=${String(heapMegabytes)}`;
  const child = spawn(process.execPath, [heap, FILE_READER, reader, ...args], {
    env: { NODE_OPTIONS },
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
  });
  // A killed process ends its output without the last message, which the caller detects.
  child.on('error', () => undefined);
  // Before it has threads, which keep the priority they begin with: those that clean its memory would take turns of the
  // portal's own.
  if (child.pid !== undefined) os.setPriority(child.pid, lowPriority());
  pipeline(Readable.from(file), child.stdin, () => undefined);
  try {
    yield* linesOf(child.stdout.setEncoding('utf8') as AsyncIterable<string>);
  } finally {
    child.kill('SIGKILL');
  }
}

/** A portal that itself runs at a lower one may not raise it. */
const lowPriority = (): number => Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL);

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    begun.push(first);
    for (const other of others) {
      yield begun.join('');
      begun = [other];
    }
  }
}
