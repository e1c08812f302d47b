import { addDays, type CalendarHue } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { ReaderLanguages, say, words } from '@atrium/reach';
import {
  CalendarSource,
  dayItem,
  TooManyInstancesError,
  type CalendarWindow,
  type SourceItem,
} from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { MOST_ABSENCES } from './absence.repository.js';
import { AbsenceService } from './absence.service.js';

/** Approved leave. Who may not see the type of somebody's leave sees that they are away. */
@Injectable()
export class LeaveSource extends CalendarSource {
  override readonly remote = 'hr';
  override readonly key = 'leave';
  override readonly title = words('Leave');
  override readonly colour: CalendarHue = 6;
  override readonly fixed = words('Leave is changed by a request.');

  constructor(
    private readonly db: TenantDb,
    private readonly absences: AbsenceService,
    private readonly languages: ReaderLanguages,
  ) {
    super();
  }

  override async list({ from, to }: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    const { items } = await this.absences.list(reader, { from, to: addDays(to, -1) });
    // The list ends there, and half of it would look like all of it.
    if (items.length >= MOST_ABSENCES) throw new TooManyInstancesError();
    const language = await this.db.run(reader.companyId, () =>
      this.languages.choose({ languageOf: [reader.id] }),
    );
    return items
      .filter(({ state }) => state === 'approved' || state === 'taken')
      .map(({ employee, from: first, to: last, type }) => {
        const away = words('{name}: away', { name: employee.name });
        const title = type === null ? say(away, language) : `${employee.name}: ${type}`;
        const id = `${employee.id} ${first}`;
        return dayItem({ id, title, from: first, to: last, url: null, busy: false });
      });
  }
}
