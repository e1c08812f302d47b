import { fork, type ChildProcess } from 'node:child_process';
import type { CompileAnswer, CompileOrder } from './compile-message.js';
import { PDF_COMPILER } from './pdf-compiler.program.js';

const MOST_MS = 30_000;
const START_MS = 60_000;
const HEAP_MEGABYTES = 256;
/** A process that has nothing to do gives its memory back. */
const IDLE_MS = 60_000;

/** A document that takes longer than it may. */
export class SlowDocumentError extends Error {}

/**
 * The compiler in a process of its own; its caller hands it one document after the other. It gets none of the portal's secrets. A document that
 * takes too long is killed with it, and a crash of its native code ends no one else; the next document starts another.
 */
export class CompilerProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly mostMs = MOST_MS) {}

  /** @throws {SlowDocumentError} when it took too long; {Error} */
  async compile(order: CompileOrder): Promise<Buffer> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    const { child } = this;
    child.ref();
    child.channel?.ref();
    try {
      const answer = await answerOf(child, order, this.mostMs);
      if ('fault' in answer) throw new Error(`The document could not be made: ${answer.fault}`);
      return Buffer.from(answer.pdf);
    } finally {
      this.rest(child);
    }
  }

  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  /** Until the next document the process keeps nobody from ending. */
  private rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.idle = setTimeout(() => this.stop(), IDLE_MS).unref();
  }

  private start(): ChildProcess {
    const { NODE_OPTIONS = '' } = process.env;
    const child = fork(PDF_COMPILER, [], {
      env: { NODE_OPTIONS },
      // Those of the portal say how sources are run.
      execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const gone = () => {
      if (this.child === child) this.child = null;
    };
    child.once('exit', gone).on('error', gone);
    return child;
  }
}

/** The time of a document begins when the process is ready for it: a machine that is busy starts it slowly. */
function answerOf(child: ChildProcess, order: CompileOrder, mostMs: number): Promise<CompileAnswer> {
  return new Promise((resolve, reject) => {
    let late = false;
    const killAfter = (milliseconds: number) =>
      setTimeout(() => {
        late = true;
        child.kill('SIGKILL');
      }, milliseconds);
    let limit = killAfter(START_MS);
    const ended = () => {
      clearTimeout(limit);
      const fault = new Error('The document could not be made: its process ended.');
      reject(late ? new SlowDocumentError(fault.message) : fault);
    };
    const take = (answer: CompileAnswer | 'begun') => {
      clearTimeout(limit);
      if (answer === 'begun') {
        limit = killAfter(mostMs);
        return;
      }
      child.off('exit', ended).off('message', take);
      resolve(answer);
    };
    child.once('exit', ended).on('message', take);
    child.send(order, (error) => error && ended());
  });
}
