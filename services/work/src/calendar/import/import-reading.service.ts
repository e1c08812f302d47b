import { CALENDAR_IMPORT_ERRORS } from '@atrium/contracts';
import { AppError, TenantDb, type FileParts } from '@atrium/platform';
import { FileReadings } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { isNewer } from '../ics/file-series.rules.js';
import type { ImportedCalendar } from '../ics/imported-event.types.js';
import { ImportEntryRepository } from './import-entry.repository.js';
import type { NewEntry } from './import-entry.types.js';
import { ImportEventsRepository } from './import-events.repository.js';
import type { ImportStep } from './import-step.types.js';
import { CalendarImportRepository } from './import.repository.js';
import { CALENDAR_READER } from './calendar-reader.program.js';

const LONGEST_NAME = 200;
const TOO_MUCH = CALENDAR_IMPORT_ERRORS.CALENDAR_FILE_TOO_MUCH.message;

type Told = Pick<ImportedCalendar, 'calendarName'> & { total: number };

/** Reads the file of an import into its entries, and says what each of them would become. */
@Injectable()
export class ImportReading {
  constructor(
    private readonly db: TenantDb,
    private readonly files: FileReadings,
    private readonly imports: CalendarImportRepository,
    private readonly entries: ImportEntryRepository,
    private readonly events: ImportEventsRepository,
  ) {}

  /**
   * @throws {AppError} VALIDATION_FAILED for a file that is no calendar or too large; UNAVAILABLE while others are read
   */
  async take(step: ImportStep): Promise<void> {
    const { row, job } = step;
    const file = await this.begin(step);
    if (file.length === 0) return;
    try {
      const told = await this.readInto(step, file);
      await this.db.run(job.companyId, () => this.open(row.id, told));
    } catch (error) {
      await this.db.run(job.companyId, () => this.giveUp(row.id, error));
      throw error;
    }
  }

  /** @throws {AppError} UNAVAILABLE while another file of the company is read */
  private begin({ row, job }: ImportStep): Promise<FileParts> {
    return this.db.run(job.companyId, async () => {
      if (await this.imports.beginReading(row.id)) return this.imports.readFile(row.id);
      throw new AppError('UNAVAILABLE', { message: CALENDAR_IMPORT_ERRORS.CALENDAR_FILE_WAITS.message });
    });
  }

  private async readInto(step: ImportStep, file: FileParts): Promise<Told> {
    const { row, job } = step;
    let told: Told = { calendarName: null, total: 0 };
    let done = 0;
    await this.files.read(file, {
      reader: CALENDAR_READER,
      args: [row.zone],
      signal: job.signal,
      isJob: true,
      tooMuch: TOO_MUCH,
      take: async (content) => {
        const read = JSON.parse(content) as Told | NewEntry[];
        if (!Array.isArray(read)) {
          told = read;
          return;
        }
        await this.db.run(job.companyId, async () =>
          this.entries.insert(row.id, await this.compared(step, read)),
        );
        done += read.length;
        await job.progress(done, told.total);
      },
    });
    return told;
  }

  private async open(id: string, { calendarName }: Told): Promise<void> {
    await this.imports.endReading(id, { forget: true });
    await this.imports.change(id, {
      state: 'ready',
      ...(calendarName !== null && { calendarName: [...calendarName].slice(0, LONGEST_NAME).join('') }),
    });
  }

  /** What is refused is refused again, so it need not be kept. */
  private giveUp(id: string, error: unknown): Promise<void> {
    const forget = error instanceof AppError && error.code === 'VALIDATION_FAILED';
    return this.imports.endReading(id, { forget });
  }

  private async compared({ row }: ImportStep, entries: readonly NewEntry[]): Promise<NewEntry[]> {
    const uids = entries.flatMap(({ uid, event }) => (event && uid !== null ? [uid] : []));
    const known = new Map((await this.events.lock(row, uids)).map((each) => [each.uid, each]));
    return entries.map((entry) => {
      const there = entry.event && entry.uid !== null ? known.get(entry.uid) : undefined;
      if (!there || !entry.event) return entry;
      const before = { sequence: there.sequence, modifiedAt: there.modifiedAt.getTime() };
      return { ...entry, step: isNewer(entry.event, before) ? 'change' : 'same' };
    });
  }
}
