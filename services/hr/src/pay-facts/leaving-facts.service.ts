import { addDays } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { LeaveSheets } from '../leave/leave-sheet.repository.js';
import { lastDayOf } from '../lifecycle/lifecycle.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { PayFactsRepository, type Employment } from './pay-facts.repository.js';

/** Days after a last day within which two of them are worked, whatever the holidays. */
const LOOK_AHEAD = 40;

/** What a settlement asks of somebody who leaves. Inside `TenantDb.run` only. */
@Injectable()
export class LeavingFacts {
  constructor(
    private readonly facts: PayFactsRepository,
    private readonly sheets: LeaveSheets,
    private readonly calendars: PersonCalendars,
  ) {}

  findEmployment(id: string): Promise<Employment | null> {
    return this.facts.findEmployment(id);
  }

  /** Days of leave that are left and can be paid out. */
  async encashableDays(employeeId: string, day: string): Promise<number> {
    const limits = new Map((await this.facts.listEncashable()).map((each) => [each.typeId, each]));
    const balances = await this.sheets.listBalances([employeeId], day);
    return balances.reduce((sum, { typeId, balance }) => {
      const limit = limits.get(typeId);
      if (!limit) return sum;
      return sum + Math.max(0, Math.min(limit.encashMax ?? balance, balance - limit.encashKeep));
    }, 0);
  }

  /** Whether the company works on a day after somebody's last one. */
  async workingDays(lastDay: string): Promise<(day: string) => boolean> {
    const calendar = await this.calendars.ofCompany(lastDay, addDays(lastDay, LOOK_AHEAD));
    return (day) => {
      const { weeklyOff, holiday } = calendar.on(day);
      return !weeklyOff && holiday === null;
    };
  }

  /** The last working day if the notice were kept in full. */
  fullNotice({ noticeOn, employmentType }: Pick<Employment, 'noticeOn' | 'employmentType'>): string | null {
    return noticeOn === null ? null : lastDayOf(noticeOn, employmentType);
  }
}
