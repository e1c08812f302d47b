import { AppError, type FileParts } from '@atrium/platform';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { readMessage } from './reader-message.js';
import { readInProcess } from './reader-process.js';

const AT_ONCE = 2;
const MOST_WAITING = 6;
const BUSY_SECONDS = 60;

interface ReadingLimits {
  /** From when the process begins to read to the last of its content that was taken. */
  milliseconds: number;
  /** Heap of the process, which ends when it needs more. */
  heapMegabytes: number;
}

/** A machine that is busy starts the process slowly, whatever the file. */
const START_MS = 60_000;
const LIMITS: ReadingLimits = { milliseconds: 20_000, heapMegabytes: 384 };

export interface FileReading {
  /** The module that reads the file: `programBeside`. */
  reader: string;
  /** What it is told. */
  args: readonly string[];
  /** Aborts when the caller has gone. */
  signal: AbortSignal;
  /** Replace the usual limits. */
  limits?: Partial<ReadingLimits>;
  /** The sentence for a file that is beyond the limits, with what helps. */
  tooMuch: string;
  /** A job does not wait for its turn, since others of the portal wait behind it: it is tried again later. */
  isJob?: boolean;
  /** Called for each part of the content and awaited before the next. */
  take: (content: string) => Promise<void>;
}

/**
 * Has files that people gave read, each in a process of its own and a few at a time, whatever they are. Nothing else
 * reads the content of such a file.
 */
@Injectable()
export class FileReadings implements BeforeApplicationShutdown {
  private readonly logger = new Logger(FileReadings.name);
  private readonly turns = pLimit(AT_ONCE);
  private readonly ending = new AbortController();

  beforeApplicationShutdown(): void {
    this.ending.abort();
  }

  /**
   * @throws {AppError} VALIDATION_FAILED on `file`; UNAVAILABLE when too many files wait. It also throws when the
   * signal aborts.
   */
  async read(file: FileParts, reading: FileReading): Promise<void> {
    const { activeCount, pendingCount } = this.turns;
    if (reading.isJob ? activeCount >= AT_ONCE : pendingCount >= MOST_WAITING)
      throw new AppError('UNAVAILABLE', {
        message: 'Many files are being read just now. Try again in a minute.',
        retryAfterSeconds: BUSY_SECONDS,
      });
    await this.turns(() => this.readNow(file, reading));
  }

  private async readNow(file: FileParts, reading: FileReading): Promise<void> {
    const { reader, args, signal, take } = reading;
    const { milliseconds, heapMegabytes } = { ...LIMITS, ...reading.limits };
    const late = new AbortController();
    const abort = () => late.abort();
    let limit = setTimeout(abort, START_MS);
    let begun = false;
    const any = AbortSignal.any([signal, this.ending.signal, late.signal]);
    try {
      if (!any.aborted)
        for await (const line of readInProcess(file, { reader, args, signal: any, heapMegabytes })) {
          const message = readMessage(line);
          if ('end' in message) return;
          if ('refusal' in message) throw unreadable(message.refusal);
          if ('content' in message) await take(message.content);
          else {
            begun = true;
            clearTimeout(limit);
            limit = setTimeout(abort, milliseconds);
          }
        }
    } finally {
      clearTimeout(limit);
    }
    if (signal.aborted) throw new AppError('MALFORMED_REQUEST');
    if (this.ending.signal.aborted || !begun) throw new AppError('UNAVAILABLE');
    const bytes = file.reduce((sum, { length }) => sum + length, 0);
    this.logger.warn(`A file of ${String(bytes)} bytes was too much to read.`);
    throw unreadable(reading.tooMuch);
  }
}

/** An error on the field `file`. */
function unreadable(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, fields: { file: message } });
}
