import { addDays } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeaveKeeping } from '../leave/leave-keeping.service.js';
import { LeaveSheets } from '../leave/leave-sheet.repository.js';
import { lastDayOf } from '../lifecycle/lifecycle.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { PayFactsRepository, type Employment } from './pay-facts.repository.js';

/** Days after a last day within which two of them are worked, whatever the holidays. */
const LOOK_AHEAD = 40;

interface EncashableDays {
  typeId: string;
  days: number;
}

/** Leave that a settlement pays, whatever the types. */
export interface PaidLeave {
  employeeId: string;
  lastDay: string;
  days: number;
  /** What pays it: the same again is left out. */
  source: string;
}

/** What a settlement asks of somebody who leaves. Inside `TenantDb.run` only. */
@Injectable()
export class LeavingFacts {
  constructor(
    private readonly facts: PayFactsRepository,
    private readonly sheets: LeaveSheets,
    private readonly calendars: PersonCalendars,
    private readonly keeping: LeaveKeeping,
  ) {}

  findEmployment(id: string): Promise<Employment | null> {
    return this.facts.findEmployment(id);
  }

  /** Days of leave that are left and can be paid out. */
  async encashableDays(employeeId: string, day: string): Promise<number> {
    const types = await this.encashable(employeeId, day);
    return types.reduce((sum, { days }) => sum + days, 0);
  }

  /**
   * Days that a settlement pays leave the balances, of each type as far as it can be paid out, and what the settlement
   * pays beyond that of the one with most; a source pays once.
   */
  async payOut(user: SignedInUser, { employeeId, lastDay, days, source }: PaidLeave): Promise<void> {
    const types = await this.encashable(employeeId, lastDay);
    const sourceOf = (typeId: string) => `${source} ${typeId}`;
    if (await this.keeping.hasPaidOut(types.map(({ typeId }) => sourceOf(typeId)))) return;
    const taken = spread(types, days);
    for (const { typeId, days: of } of taken)
      await this.keeping.payOut(user, {
        employeeId,
        typeId,
        days: of,
        on: lastDay,
        source: sourceOf(typeId),
      });
  }

  private async encashable(employeeId: string, day: string): Promise<EncashableDays[]> {
    const balances = await this.sheets.listBalances([employeeId], day);
    const balanceOf = new Map(balances.map(({ typeId, balance }) => [typeId, balance]));
    return (await this.facts.listEncashable()).map(({ typeId, encashMax, encashKeep }) => {
      const balance = balanceOf.get(typeId) ?? 0;
      return { typeId, days: Math.max(0, Math.min(encashMax ?? balance, balance - encashKeep)) };
    });
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

/** Those with most days first, so that the rest is of a type that is paid out at all. */
function spread(types: readonly EncashableDays[], days: number): EncashableDays[] {
  const falling = types.toSorted((a, b) => b.days - a.days || (a.typeId < b.typeId ? -1 : 1));
  let left = days;
  const taken = falling.map(({ typeId, days: most }) => {
    const part = Math.min(most, left);
    left -= part;
    return { typeId, days: part };
  });
  const [first, ...others] = taken;
  if (!first) return [];
  return [{ ...first, days: first.days + left }, ...others].filter((each) => each.days > 0);
}
