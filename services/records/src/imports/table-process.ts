import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// It lies beside this module, compiled as this is or not.
const program = fileURLToPath(
  new URL(`./table-reader.process${path.extname(import.meta.url)}`, import.meta.url),
);

/**
 * What a process of its own tells of a file, line by line; it ends with whoever asks, and waits while they do not.
 * The process gets none of the portal's secrets, so little memory, and ends on the signal, whatever it is at.
 */
export async function* readInProcess(
  file: Buffer,
  { most, signal, heapMegabytes }: { most: number; signal: AbortSignal; heapMegabytes: number },
): AsyncGenerator<string> {
  const { NODE_OPTIONS = '' } = process.env;
  const heap = `--max-old-space-size=${heapMegabytes}`;
  const child = spawn(process.execPath, [heap, program, String(most)], {
    env: { NODE_OPTIONS },
    stdio: ['pipe', 'pipe', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
  });
  // It was ended: then its output ends too, without its last line.
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
