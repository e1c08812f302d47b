import type { FileParts } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { FileReadings, type FileReading } from '../reading/file-readings.js';
import { readContent, type TableContent } from './table-message.js';
import { TABLE_READER } from './table-reader.program.js';

const TOO_MUCH = 'This file takes too long to read, or too much memory. Split it, or save it as CSV.';

export interface Reading extends Pick<FileReading, 'signal' | 'limits'> {
  /** Most rows to read. */
  most: number;
  /** Headings of fields, by which the line of headings is found. */
  headings?: readonly string[];
  /** Called for each part of the table and awaited before the next. */
  take: (content: TableContent) => Promise<void>;
}

/** Has tables read that people gave. */
@Injectable()
export class TableReader {
  constructor(private readonly files: FileReadings) {}

  /** @throws {AppError} as `FileReadings.read` does */
  async read(file: FileParts, { most, headings = [], take, ...reading }: Reading): Promise<void> {
    await this.files.read(file, {
      ...reading,
      reader: TABLE_READER,
      args: [String(most), JSON.stringify(headings)],
      tooMuch: TOO_MUCH,
      take: (content) => take(readContent(content)),
    });
  }
}
