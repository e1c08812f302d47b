import { EMPLOYEE, passesCheck, addDays, type CalendarHue } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { ReaderLanguages, say, words } from '@atrium/reach';
import { CalendarSource, dayItem, type CalendarWindow, type SourceItem } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { celebrationsOn, daysKeptOn } from './celebration.rules.js';
import { Celebrations } from './celebrations.service.js';

/** Birthdays, with day and month only, for those who read the records of employees. */
@Injectable()
export class BirthdaySource extends CalendarSource {
  override readonly remote = 'hr';
  override readonly key = 'birthdays';
  override readonly title = words('Birthdays');
  override readonly colour: CalendarHue = 7;
  override readonly fixed = words('Birthdays cannot be moved.');

  constructor(
    private readonly db: TenantDb,
    private readonly celebrations: Celebrations,
    private readonly languages: ReaderLanguages,
  ) {
    super();
  }

  override async list({ from, to }: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    if (!passesCheck(reader, EMPLOYEE.check('read'))) return [];
    const dates: string[] = [];
    for (let date = from; date < to; date = addDays(date, 1)) dates.push(date);
    const { people, language } = await this.db.run(reader.companyId, async () => ({
      people: await this.celebrations.peopleOf([...new Set(dates.flatMap(daysKeptOn))]),
      language: await this.languages.choose({ languageOf: [reader.id] }),
    }));
    return dates.flatMap((date) =>
      celebrationsOn(date, people)
        .filter(({ kind }) => kind === 'birthday')
        .map(({ name }, place) =>
          dayItem({
            id: `${date} ${String(place)}`,
            from: date,
            to: date,
            url: null,
            busy: false,
            title: say(words('Birthday of {name}', { name }), language),
          }),
        ),
    );
  }
}
