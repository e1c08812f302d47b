import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface ReaderOrder {
  reader: string;
  args: readonly string[];
  signal: AbortSignal;
  heapMegabytes: number;
}

/** The module `name.process` that lies beside another, with the same extension whether compiled or not. */
export const readerBeside = (moduleUrl: string, name: string): string =>
  fileURLToPath(new URL(`./${name}.process${path.extname(moduleUrl)}`, moduleUrl));

const PROGRAM = readerBeside(import.meta.url, 'file-reader');

/**
 * Yields the lines of a separate process that reads a file. The process waits while nobody takes them and ends with
 * its caller. It gets none of the portal's secrets and little memory, and the signal kills it whatever it is doing.
 */
export async function* readInProcess(
  file: Buffer,
  { reader, args, signal, heapMegabytes }: ReaderOrder,
): AsyncGenerator<string> {
  const { NODE_OPTIONS = '' } = process.env;
  const heap = `--max-old-space-size=${String(heapMegabytes)}`;
  const child = spawn(process.execPath, [heap, PROGRAM, reader, ...args], {
    env: { NODE_OPTIONS },
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
  });
  // A killed process ends its output without the last message, which the caller detects.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined).end(file);
  try {
    yield* linesOf(child.stdout.setEncoding('utf8') as AsyncIterable<string>);
  } finally {
    child.kill('SIGKILL');
  }
}

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
