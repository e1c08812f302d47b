import { dayIn, type LockQuestions, type OpenAttendancePerson, type Reminded } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { LEAVE_KIND } from '../leave/leave-request-kind.service.js';
import { AttendanceLocks } from '../attendance/attendance-lock.service.js';
import { CORRECTION_REQUEST } from '../attendance/correction-request.service.js';
import { OpenAttendanceRepository, type ReminderRole } from './open-attendance.repository.js';
import { OVERTIME_REQUEST } from '../attendance/overtime-request.service.js';
import type { DayRange } from '../attendance/wall-clock.rules.js';

interface OpenPerson {
  employeeId: string;
  name: string;
  userId: string | null;
  deciders: Set<string>;
  items: number;
}

/** Whose attendance or leave of a period is open until somebody answers, and reminding them. */
@Injectable()
export class OpenAttendance {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly open: OpenAttendanceRepository,
    private readonly requests: Requests,
    private readonly directory: UserDirectoryService,
    private readonly notifications: Notifications,
    private readonly locks: AttendanceLocks,
  ) {}

  /** How much of each kind it is. */
  count(user: SignedInUser, period: DayRange): Promise<LockQuestions> {
    return this.locks.questions(user, period);
  }

  /** Each with who decides, and when they were reminded last. */
  list(user: SignedInUser, period: DayRange): Promise<OpenAttendancePerson[]> {
    return this.db.run(user.companyId, async () => {
      const people = await this.peopleOf(period);
      const deciders = [...new Set(people.flatMap((person) => [...person.deciders]))];
      const accounts = [...deciders, ...people.flatMap(({ userId }) => userId ?? [])];
      const last = await this.open.listLast(accounts);
      const members = await this.directory.listMembers(user.companyId, { ids: deciders });
      const names = new Map(members.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
      const lastOf = (id: string | null, role: ReminderRole) =>
        last.find((each) => each.userId === id && each.role === role)?.at.toISOString() ?? null;
      return people.map(({ employeeId, name, userId, deciders: of, items }) => ({
        employee: { id: employeeId, name },
        items,
        hasAccount: userId !== null,
        remindedAt: lastOf(userId, 'own'),
        deciders: [...of].flatMap((id) => {
          const decider = names.get(id);
          return decider === undefined ? [] : [{ name: decider, remindedAt: lastOf(id, 'decides') }];
        }),
      }));
    });
  }

  /** Tells each of them, and each who decides, once a day. @returns how many were told now */
  remind(user: SignedInUser, period: DayRange): Promise<Reminded> {
    return this.db.run(user.companyId, async () => {
      const people = await this.peopleOf(period);
      const own = await this.take(
        user,
        'own',
        people.flatMap(({ userId }) => userId ?? []),
      );
      const deciders = await this.take(
        user,
        'decides',
        people.flatMap((person) => [...person.deciders].filter((id) => id !== person.userId)),
      );
      if (own.length > 0)
        await this.notifications.notify({
          to: { users: own },
          kind: 'attendance.open',
          title: words('Your attendance from {from} to {to} is open', daysOf(period)),
          text: words(
            'Pay waits for it. Correct your days, or ask the person who decides about your request.',
          ),
          actorId: user.id,
        });
      for (const id of deciders) await this.tellDecider(user, id, { people, period });
      return { people: own.length, deciders: deciders.length };
    });
  }

  private async tellDecider(
    user: SignedInUser,
    id: string,
    { people, period }: { people: readonly OpenPerson[]; period: DayRange },
  ): Promise<void> {
    const count = people.filter(({ deciders }) => deciders.has(id)).length;
    await this.notifications.notify({
      to: { users: [id] },
      kind: 'attendance.team-open',
      title: words(
        '{count, plural, one {The attendance of # person} other {The attendance of # people}} from {from} to {to} waits for you',
        { count, ...daysOf(period) },
      ),
      text: words('Pay waits for it.'),
      actorId: user.id,
    });
  }

  private take(user: SignedInUser, role: ReminderRole, userIds: readonly string[]): Promise<string[]> {
    const at = this.clock.now();
    const day = dayIn(at, user.companyTimezone);
    return this.open.add({ userIds: [...new Set(userIds)], role, day, at, by: user.id });
  }

  private async peopleOf(period: DayRange): Promise<OpenPerson[]> {
    const found = new Map<string, OpenPerson>();
    for (const row of await this.open.listUnreviewed(period, this.clock.now())) {
      const { managerUserId, days, ...person } = row;
      const deciders = new Set(managerUserId === null ? [] : [managerUserId]);
      found.set(row.employeeId, { ...person, deciders, items: days });
    }
    const asked = await this.askedOf(period);
    const more = asked.map(({ employeeId }) => employeeId).filter((id) => !found.has(id));
    for (const { managerUserId: _, ...person } of await this.open.listPeople(more))
      found.set(person.employeeId, { ...person, deciders: new Set(), items: 0 });
    const deciders = await this.requests.decidersOf(asked.map(({ id }) => id));
    for (const { id, employeeId } of asked) {
      const person = found.get(employeeId);
      if (!person) continue;
      person.items += 1;
      for (const decider of deciders.get(id) ?? []) person.deciders.add(decider);
    }
    return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
  }

  private async askedOf({ from, to }: DayRange) {
    const kinds = [CORRECTION_REQUEST, OVERTIME_REQUEST, LEAVE_KIND];
    const waiting = [];
    for (const kind of kinds) waiting.push(...(await this.requests.openOf(kind)));
    return waiting.filter(
      (request) =>
        request.state === 'pending' &&
        request.from !== null &&
        request.from <= to &&
        (request.to ?? request.from) >= from,
    );
  }
}

const daysOf = ({ from, to }: DayRange) => ({ from: { day: from }, to: { day: to } });
