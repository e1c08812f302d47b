import { INTERVIEW, type FindInterviewClashes, type InterviewClashes } from '@atrium/contracts';
import { Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { BusyTimes, EventRooms } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { InterviewPanels } from './interview-panel.repository.js';
import type { InterviewRow } from './interview.record.js';
import { endOf, seriesOf } from './interview.rules.js';

type Timed = Pick<InterviewRow, 'startsAt' | 'minutes'>;

interface Placed extends Timed {
  roomId: string;
  /** The interview itself, which is in nobody's way. */
  without: string | null;
}

/** Whether the people and the room of an interview are free. Inside `TenantDb.run` only, but for `findClashes`. */
@Injectable()
export class InterviewTimes {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly panels: InterviewPanels,
    private readonly employees: EmployeeRepository,
    private readonly busy: BusyTimes,
    private readonly rooms: EventRooms,
  ) {}

  /** With the candidate locked, so that no two interviews are put on one time. @throws {AppError} INTERVIEW_PAST, INTERVIEW_CLASH */
  async checkTime(candidateId: string, timed: Timed, without: string | null): Promise<void> {
    const { INTERVIEW_PAST, INTERVIEW_CLASH } = INTERVIEW.errors;
    if (timed.startsAt <= this.clock.now()) throw refusedField('startsAt', INTERVIEW_PAST);
    const span = { from: timed.startsAt, to: endOf(timed), without };
    if (await this.panels.hasOther(candidateId, span)) throw refusedField('startsAt', INTERVIEW_CLASH);
  }

  /** @throws {AppError} INTERVIEW_PANEL */
  async checkPanel(panelIds: readonly string[]): Promise<void> {
    const found = await this.employees.listByIds([...panelIds]);
    const present = found.filter(({ userId, archivedAt }) => userId !== null && archivedAt === null);
    if (present.length < panelIds.length) throw refusedField('panelIds', INTERVIEW.errors.INTERVIEW_PANEL);
  }

  /** Nobody else takes the room until the transaction ends. @returns its name @throws {AppError} EVENT_ROOM_TAKEN on `roomId` */
  takeRoom(user: SignedInUser, { roomId, without, ...timed }: Placed): Promise<string> {
    const series = seriesOf(timed, user.companyTimezone);
    return this.rooms.take(user, { roomId, series, eventId: without });
  }

  /** Who of a panel is busy then, and whether the room is taken. Nobody is refused for it. */
  findClashes(
    user: SignedInUser,
    { panelIds, without, roomId = null, ...given }: FindInterviewClashes,
  ): Promise<InterviewClashes> {
    const timed = { startsAt: new Date(given.startsAt), minutes: given.minutes };
    const zone = user.companyTimezone;
    return this.db.run(user.companyId, async () => {
      const panel = await this.employees.listByIds(panelIds);
      const people = panel.flatMap(({ userId }) => userId ?? []);
      const span = { start: timed.startsAt, end: endOf(timed), zone };
      const busy = await this.busy.during(span, { people, without });
      const items = panel.flatMap(({ id, firstName, lastName, userId }) => {
        const [block] = busy.get(userId ?? '') ?? [];
        return block ? [{ id, name: `${firstName} ${lastName}`, ...said(block) }] : [];
      });
      const wish = roomId !== null && { roomId, series: seriesOf(timed, zone), eventId: without };
      return { items, room: wish ? await this.rooms.fault(user, wish) : null };
    });
  }
}

const said = ({ start, end }: { start: number; end: number }) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});
