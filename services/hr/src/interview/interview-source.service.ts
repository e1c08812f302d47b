import type { CalendarHue } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { ReaderLanguages, say, words } from '@atrium/reach';
import {
  CalendarSource,
  type Block,
  type BusyPeople,
  type CalendarWindow,
  type SourceItem,
} from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { InterviewPanels, type PlannedInterview } from './interview-panel.repository.js';
import { blockOf } from './interview.rules.js';

/** Interviews in the calendars of those who hold them, who are busy then. */
@Injectable()
export class InterviewSource extends CalendarSource {
  override readonly remote = 'hr';
  override readonly key = 'interviews';
  override readonly title = words('Interviews');
  override readonly colour: CalendarHue = 10;
  override readonly fixed = words('An interview is moved on the page of the applicant.');

  constructor(
    private readonly db: TenantDb,
    private readonly panels: InterviewPanels,
    private readonly languages: ReaderLanguages,
  ) {
    super();
  }

  override list({ fromAt, toAt, zone }: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    return this.db.run(reader.companyId, async () => {
      const asked = { people: [reader.id], without: null };
      const planned = await this.panels.listPlanned(asked, { from: fromAt, to: toAt });
      const language = await this.languages.choose({ languageOf: [reader.id] });
      return planned.map((each) => {
        const title = say(words('Interview: {name}', { name: each.candidate }), language);
        return itemOf(each, { title, zone });
      });
    });
  }

  override async busyOf({ fromAt, toAt }: CalendarWindow, asked: BusyPeople): Promise<Map<string, Block[]>> {
    const planned = await this.panels.listPlanned(asked, { from: fromAt, to: toAt });
    return new Map(
      asked.people.map((id) => [id, planned.filter(({ userId }) => userId === id).map(blockOf)]),
    );
  }
}

function itemOf(planned: PlannedInterview, { title, zone }: { title: string; zone: string }): SourceItem {
  const { start, end } = blockOf(planned);
  return {
    id: planned.id,
    title,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    allDay: false,
    zone,
    busy: true,
    url: `hiring/applicant?interview=${planned.id}`,
    version: null,
    movable: false,
    private: false,
    colour: null,
    event: null,
  };
}
