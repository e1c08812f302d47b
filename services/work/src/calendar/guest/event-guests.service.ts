import { EVENT_ERRORS, MOST_GUESTS, TOO_MANY_GUESTS } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Limiter, TenantDb, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { OwnReminderRepository } from '../event/own-reminder.repository.js';
import { calendarRules } from '../settings/calendar-rules.schema.js';
import { GuestRepository, type OutsideGuest } from './guest.repository.js';

/** Everybody who is invited. */
export interface Guests {
  inside: string[];
  outside: OutsideGuest[];
}

/** Whom a change invited, and whose invitation it took back. */
export interface GuestChange {
  invited: Guests;
  removed: Guests;
  stayed: Guests;
}

interface WantedGuests {
  /** Is never a guest of their own event. */
  organiserId: string;
  guestIds?: readonly string[] | undefined;
  outsideGuests?: readonly string[] | undefined;
  /** Of those who are new. */
  reminders: readonly number[];
}

/** How many people from outside a person may invite in an hour. */
const INVITATIONS = { limit: 500, windowSeconds: 3_600 };

/** Who is invited to an event. Inside `TenantDb.run` only. */
@Injectable()
export class EventGuests {
  constructor(
    private readonly db: TenantDb,
    private readonly guests: GuestRepository,
    private readonly reminders: OwnReminderRepository,
    private readonly directory: UserDirectoryService,
    private readonly settings: Settings,
    private readonly limiter: Limiter,
  ) {}

  async of(eventId: string): Promise<Guests> {
    const inside = await this.guests.listInside(eventId);
    return { inside: inside.map(({ userId }) => userId), outside: await this.guests.listOutside(eventId) };
  }

  /** Colleagues who are invited by their address are guests from inside. @throws {AppError} EVENT_GUEST, EVENT_OUTSIDE_OFF */
  async put(user: SignedInUser, eventId: string, wanted: WantedGuests): Promise<GuestChange> {
    const before = await this.of(eventId);
    const { inside, outside } = await this.resolve(user, wanted, before);
    const isNew = (email: string) => !before.outside.some((each) => each.email === email);
    const added = inside.filter((id) => !before.inside.includes(id));
    await this.check(user.companyId, added);
    await this.allowOutside(user, outside.filter(isNew).length);
    if (wanted.guestIds ?? wanted.outsideGuests) {
      await this.guests.putInside(eventId, inside);
      await this.guests.putOutside(eventId, outside);
    }
    for (const id of added) await this.reminders.putReminders(eventId, id, wanted.reminders);
    return changeFrom(before, await this.of(eventId));
  }

  private async resolve(
    user: SignedInUser,
    { organiserId, guestIds, outsideGuests }: WantedGuests,
    before: Guests,
  ): Promise<{ inside: string[]; outside: string[] }> {
    const emails = new Set(outsideGuests ?? before.outside.map(({ email }) => email));
    const colleagues =
      outsideGuests && emails.size > 0
        ? await this.directory.listMembers(user.companyId, { emails: [...emails] })
        : [];
    for (const { email } of colleagues) emails.delete(email.toLowerCase());
    const inside = new Set([...(guestIds ?? before.inside), ...colleagues.map(({ id }) => id)]);
    inside.delete(organiserId);
    if (inside.size + emails.size > MOST_GUESTS)
      throw new AppError('VALIDATION_FAILED', { fields: { guestIds: TOO_MANY_GUESTS.message } });
    return { inside: [...inside], outside: [...emails] };
  }

  private async check(companyId: string, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const known = await this.directory.listMembers(companyId, { ids, limit: MOST_GUESTS });
    if (known.length === ids.length) return;
    const { EVENT_GUEST } = EVENT_ERRORS;
    throw new AppError(EVENT_GUEST, { fields: { guestIds: EVENT_GUEST.message } });
  }

  /** @param count of new addresses @throws {AppError} EVENT_OUTSIDE_OFF, TOO_MANY_ATTEMPTS */
  private async allowOutside({ id, companyId }: SignedInUser, count: number): Promise<void> {
    if (count === 0) return;
    const { outsideGuests } = await this.settings.ofCompany(calendarRules);
    const { EVENT_OUTSIDE_OFF } = EVENT_ERRORS;
    if (!outsideGuests)
      throw new AppError(EVENT_OUTSIDE_OFF, { fields: { outsideGuests: EVENT_OUTSIDE_OFF.message } });
    for (let each = 0; each < count; each += 1)
      await this.limiter.hit(`invite outside ${companyId} ${id}`, INVITATIONS, this.db.current());
  }
}

function changeFrom(before: Guests, after: Guests): GuestChange {
  const inOf = (list: readonly string[]) => (id: string) => list.includes(id);
  const outOf = (list: readonly OutsideGuest[]) => (guest: OutsideGuest) =>
    list.some(({ id }) => id === guest.id);
  const not =
    <One>(test: (one: One) => boolean) =>
    (one: One) =>
      !test(one);
  return {
    invited: {
      inside: after.inside.filter(not(inOf(before.inside))),
      outside: after.outside.filter(not(outOf(before.outside))),
    },
    removed: {
      inside: before.inside.filter(not(inOf(after.inside))),
      outside: before.outside.filter(not(outOf(after.outside))),
    },
    stayed: {
      inside: after.inside.filter(inOf(before.inside)),
      outside: after.outside.filter(outOf(before.outside)),
    },
  };
}
