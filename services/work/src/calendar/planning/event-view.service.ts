import type { CalendarEvent } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventFileRepository } from '../event/event-file.repository.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { TimeProposalRepository } from '../guest/time-proposal.repository.js';
import { findInstance } from '../recurrence/expand.rules.js';
import { boundsOf, nextInstances } from '../recurrence/search.rules.js';
import type { Instance, Series } from '../recurrence/series.types.js';
import { OwnReminderRepository } from '../event/own-reminder.repository.js';
import { answerOn, repeats, seriesOf, wordsOf, type EventRow } from '../event/event-row.rules.js';
import { TaskPeopleService } from '../../task/task-people.service.js';
import { timesOf } from '../event/event-times.rules.js';
import { changesEvent, seesDate } from '../event/event-sight.rules.js';

const NEXT = 5;

/** An event as a person reads it. Inside `TenantDb.run` only. */
@Injectable()
export class EventView {
  constructor(
    private readonly db: TenantDb,
    private readonly guests: GuestRepository,
    private readonly proposals: TimeProposalRepository,
    private readonly reminders: OwnReminderRepository,
    private readonly directory: UserDirectoryService,
    private readonly readers: RowReaders,
    private readonly files: EventFileRepository,
    private readonly people: TaskPeopleService,
  ) {}

  /**
   * @param at the original start of a date; the first one without it
   * @throws {AppError} NOT_FOUND of a date that is private to others
   */
  async show(user: SignedInUser, row: EventRow, at?: string): Promise<CalendarEvent> {
    const series = seriesOf(row);
    const instance = instanceOf(series, at);
    const { id, version, category, colour, zone, rule, roomId, guestsHidden } = row;
    const reader = await this.readers.of(user);
    const mayChange = changesEvent(reader, row, 'update');
    const override = instance?.override ?? null;
    const sees = seesDate(reader, row, override);
    if (!sees && at !== undefined) throw notFound();
    return {
      id,
      version,
      category,
      colour,
      zone,
      rule,
      repeats: repeats(row),
      guestsHidden,
      answer: instance ? answerOn(row, instance) : row.answer,
      ...wordsOf(row, sees ? override : null),
      ...(await this.peopleOf(user, row, { at: instance?.recurrenceId ?? series.start, mayChange })),
      at: instance?.recurrenceId ?? series.start,
      ...(instance ? timesOf(series, instance) : { start: series.start, end: series.start }),
      next: instance ? datesFrom(series, instance.recurrenceId) : [],
      exceptions: series.exdates.length + series.overrides.length,
      room: roomId === null ? null : { id: roomId, name: row.room ?? '' },
      files: await this.files.list(id),
      reminders: await this.reminders.listReminders(id, user.id),
      mayChange,
    };
  }

  private async peopleOf(
    user: SignedInUser,
    row: EventRow,
    { at, mayChange }: { at: string; mayChange: boolean },
  ): Promise<Pick<CalendarEvent, 'owner' | 'organiser' | 'guests' | 'outsideGuests' | 'proposals'>> {
    const { id, ownerKind, ownerId, organiserId, guestsHidden } = row;
    const seesAll = mayChange || organiserId === user.id;
    const isShown = (guestId: string) => seesAll || !guestsHidden || guestId === user.id;
    const inside = await this.guests.listInside(id, at);
    const outsideGuests = (await this.guests.listOutside(id, at)).filter((guest) => isShown(guest.id));
    const proposals = await this.proposals.list(id, at);
    const ids = new Set([organiserId, ...inside.map(({ userId }) => userId)]);
    if (ownerKind === 'person' && ownerId !== null) ids.add(ownerId);
    const names = await this.directory.listNames(user.companyId, [...ids]);
    const name = (of: string) => names.get(of) ?? outsideGuests.find((guest) => guest.id === of)?.email ?? '';
    return {
      owner: { kind: ownerKind, id: ownerId, name: await this.ownerName(row, name) },
      organiser: { id: organiserId, name: name(organiserId) },
      guests: inside
        .filter(({ userId }) => isShown(userId))
        .map(({ userId, answer }) => ({ id: userId, name: name(userId), answer })),
      outsideGuests,
      proposals: proposals
        .filter(({ guestId }) => seesAll || guestId === user.id)
        .map(({ guestId, createdAt, ...proposal }) => ({
          ...proposal,
          guest: { id: guestId, name: name(guestId) },
          createdAt: createdAt.toISOString(),
        })),
    };
  }

  private async ownerName({ ownerKind, ownerId }: EventRow, name: (id: string) => string): Promise<string> {
    if (ownerKind === 'company' || ownerId === null) {
      const company = await this.directory.getCompany(this.db.currentCompanyId());
      return company.name;
    }
    return ownerKind === 'team' ? this.people.nameOfTeam(ownerId) : name(ownerId);
  }
}

/** The date that is asked for; of one that is gone nothing is said. */
export function instanceOf(series: Series, at?: string): Instance | null {
  if (at === undefined) return nextInstances(series, firstOf(series), 1)[0] ?? null;
  try {
    return findInstance(series, at);
  } catch {
    // Not a time at all.
    return null;
  }
}

/** The next dates of a series from one on. */
export const datesFrom = (series: Series, at: string): string[] =>
  nextInstances(series, at, NEXT).map(({ recurrenceId }) => recurrenceId);

const firstOf = (series: Series): string => {
  const first = new Date(boundsOf(series).firstAt).toISOString();
  return series.timezone === null ? first.slice(0, 10) : `${first.slice(0, 19)}Z`;
};
