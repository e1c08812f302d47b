import { EMPLOYEE, addDays } from '@atrium/contracts';
import { Notifications, Settings } from '@atrium/reach';
import { Notices } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { sayCelebrations } from './celebration.texts.js';
import { CelebrationRepository } from './celebration.repository.js';
import { celebrationsOn, daysKeptOn, type Celebrant } from './celebration.rules.js';
import { daysHiddenSetting } from './days-hidden.schema.js';
import { EVENTS_KIND, EVENTS_TITLE } from './events-notice-kind.service.js';

/** So many days ahead: a birthday on a Monday is known on Friday, and before it begins in any time zone. */
const AHEAD_DAYS = 3;
/** A notice that HR has not ended is shown for so many days after the date. */
const SHOWN_DAYS = 7;
const KEPT_DAYS = 30;

/** Tells HR of birthdays and work anniversaries, one notice a date. Inside `TenantDb.run` only. */
@Injectable()
export class Celebrations {
  constructor(
    private readonly people: CelebrationRepository,
    private readonly settings: Settings,
    private readonly notices: Notices,
    private readonly notifications: Notifications,
  ) {}

  /** Repeatable: what is already told changes nothing. @returns how many notices are new or say more */
  async announce(today: string): Promise<number> {
    const dates = Array.from({ length: AHEAD_DAYS + 1 }, (_, ahead) => addDays(today, ahead));
    const people = await this.peopleOf(dates.flatMap(daysKeptOn));
    let told = 0;
    for (const date of dates) if (await this.announceDate(date, people)) told += 1;
    await this.notices.forget(addDays(today, -KEPT_DAYS));
    return told;
  }

  /** Those who do not keep their days to themselves and were born or joined on these days (`MM-DD`). */
  async peopleOf(days: readonly string[]): Promise<Celebrant[]> {
    return this.withoutHidden(await this.people.list(days));
  }

  private async announceDate(date: string, people: readonly Celebrant[]): Promise<boolean> {
    const celebrations = celebrationsOn(date, people);
    if (celebrations.length === 0) {
      await this.notices.remove(EVENTS_KIND, [date]);
      return false;
    }
    const text = sayCelebrations(date, celebrations);
    const endsOn = addDays(date, SHOWN_DAYS);
    const knownTo = onlyOne(people.filter((person) => celebrationsOn(date, [person]).length > 0));
    const isNews = await this.notices.put({ kind: EVENTS_KIND, key: date, text, endsOn, knownTo });
    if (isNews)
      await this.notifications.notify({
        to: { check: EMPLOYEE.check('read') },
        kind: 'people.events',
        title: EVENTS_TITLE,
        text,
        except: knownTo,
        dedupeKey: `${EVENTS_KIND} ${date}`,
      });
    return isNews;
  }

  /** Without those who keep their days to themselves. */
  private async withoutHidden(people: readonly Celebrant[]): Promise<Celebrant[]> {
    const accounts = people.flatMap(({ userId }) => userId ?? []);
    const hidden = await this.settings.listOf(daysHiddenSetting, accounts);
    return people.filter(({ userId }) => userId === null || hidden.get(userId) !== true);
  }
}

/** The account of somebody who alone celebrates: they get no notice of themselves. */
const onlyOne = ([first, ...others]: readonly Celebrant[]): string[] =>
  first?.userId && others.length === 0 ? [first.userId] : [];
