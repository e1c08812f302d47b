import fs from 'node:fs';
import path from 'node:path';
import { endlessPdf } from '@atrium/hr-service/testing';
import { AppError } from '@atrium/platform';
import { FileReadings } from '@atrium/records';
import { longComment } from '@atrium/records/testing';

const services = path.join(import.meta.dirname, '../../..');
const filesOf = (folder: string): string[] =>
  fs.readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => path.join(folder, file));

const readers = fs
  .readdirSync(services, { encoding: 'utf8' })
  .flatMap((service) => filesOf(path.join(services, service, 'src')))
  .filter((file) => file.endsWith('-reader.process.ts') && path.basename(file) !== 'file-reader.process.ts');

/** Of each kind a file that no reader gets through in time, and what its reader is told beside it. */
const HOSTILE: Record<string, { file: () => Buffer; args: string[] }> = {
  'table-reader': { file: longComment, args: ['50000'] },
  'calendar-reader': {
    file: () => Buffer.from(`BEGIN:VCALENDAR\r\n${'A:\n'.repeat(1_747_500)}END:VCALENDAR`),
    args: ['UTC'],
  },
  'resume-reader': { file: endlessPdf, args: ['pdf'] },
};

const FLOOD = 20;
const files = new FileReadings();
afterAll(() => files.beforeApplicationShutdown());

test.each(readers.map((file) => ({ name: path.basename(file, '.process.ts'), reader: file })))(
  'of twenty hostile files at once $name reads two beside this process, lets six wait and refuses the others',
  async ({ name, reader }) => {
    const { file, args } = HOSTILE[name] ?? {
      file: () => Buffer.from(`${name} has no hostile file.`),
      args: [],
    };
    const [parts, told] = [[file()], [] as string[]];
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 10);
    const readings = Array.from({ length: FLOOD }, async () => {
      try {
        const signal = new AbortController().signal;
        const limits = { milliseconds: 800 };
        await files.read(parts, { reader, args, signal, limits, tooMuch: 'Too much.', take: async () => {} });
        told.push('Read.');
      } catch (error) {
        told.push(error instanceof AppError ? error.message : String(error));
      }
    });
    await Promise.all(readings);
    clearInterval(heart);
    expect(told.filter((each) => each === 'Too much.')).toHaveLength(8);
    expect(told.filter((each) => each.startsWith('Many files are being read'))).toHaveLength(FLOOD - 8);
    // Four rounds of 800 ms: read in this process, each file would have been one long step.
    expect(beats).toBeGreaterThan(50);
  },
);

test('every reader of files is known here', () => {
  expect(readers.map((file) => path.basename(file, '.process.ts')).sort()).toEqual(
    Object.keys(HOSTILE).sort(),
  );
});
