import { AppError } from '@atrium/platform';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { readMessage, type TableMessage } from './table-message.js';
import { readInProcess } from './table-process.js';
import { TABLE_LIMITS } from './table.limits.js';

const AT_ONCE = 2;
const MOST_WAITING = 6;
const BUSY_SECONDS = 60;

export interface Reading {
  /** Most rows to read. */
  most: number;
  /** Aborts when the caller has gone. */
  signal: AbortSignal;
  /** Replace the usual limits of a file. */
  limits?: { milliseconds?: number; heapMegabytes?: number };
  /** Called for each message and awaited before the next. */
  take: (message: Exclude<TableMessage, { refusal: string } | { end: true }>) => Promise<void>;
}

/** Has uploaded files read, each in a process of its own, a few at a time. */
@Injectable()
export class TableReader implements BeforeApplicationShutdown {
  private readonly logger = new Logger(TableReader.name);
  private readonly turns = pLimit(AT_ONCE);
  private readonly ending = new AbortController();

  beforeApplicationShutdown(): void {
    this.ending.abort();
  }

  /**
   * @throws {AppError} VALIDATION_FAILED on `file`; UNAVAILABLE when too many files wait. It also throws when the
   * signal aborts.
   */
  async read(file: Buffer, reading: Reading): Promise<void> {
    if (this.turns.pendingCount >= MOST_WAITING)
      throw new AppError('UNAVAILABLE', {
        message: 'Many files are being read just now. Try again in a minute.',
        retryAfterSeconds: BUSY_SECONDS,
      });
    await this.turns(() => this.readNow(file, reading));
  }

  private async readNow(file: Buffer, { most, signal, take, limits }: Reading): Promise<void> {
    const { milliseconds, heapMegabytes } = { ...TABLE_LIMITS, ...limits };
    const late = AbortSignal.timeout(milliseconds);
    const any = AbortSignal.any([signal, this.ending.signal, late]);
    if (!any.aborted)
      for await (const line of readInProcess(file, { most, signal: any, heapMegabytes })) {
        const message = readMessage(line);
        if ('end' in message) return;
        if ('refusal' in message) throw unreadable(message.refusal);
        await take(message);
      }
    if (signal.aborted) throw new AppError('MALFORMED_REQUEST');
    if (this.ending.signal.aborted) throw new AppError('UNAVAILABLE');
    this.logger.warn(`A file of ${file.length} bytes was too much to read.`);
    throw unreadable('This file takes too long to read, or too much memory. Split it, or save it as CSV.');
  }
}

/** An error on the field `file`. */
function unreadable(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, fields: { file: message } });
}
