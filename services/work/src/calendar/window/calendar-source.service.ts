import { EVENT_ERRORS, type CalendarHue, type ItemMoved } from '@atrium/contracts';
import { AppError, type SignedInUser } from '@atrium/platform';
import { words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { Block } from './busy.rules.js';
import type { BusyPeople, CalendarWindow, SourceItem, SourceMove } from './calendar-source.types.js';

/** Something that calendars show. Services extend this class; a provider is a source. */
@Injectable()
export abstract class CalendarSource {
  /** Left out while this remote is off. */
  readonly remote?: string | null;
  abstract readonly key: string;
  abstract readonly title: Said;
  abstract readonly colour: CalendarHue;
  /** Why nothing of it is moved in the calendar; null: what is `movable` is. */
  readonly fixed: Said | null = words('This is changed on its own page, not in the calendar.');
  /** How many milliseconds the calendar waits for it. */
  readonly patience: number = 4_000;

  /**
   * What the person sees of a time. Not inside `TenantDb.run`: a source that fails leaves the others alone.
   * @throws {TooManyInstancesError} when it is too much to show
   */
  abstract list(window: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]>;

  /**
   * Moves an item by the command of the records' own service, with its permission. Not inside `TenantDb.run`.
   * @throws {AppError} of that command
   */
  move(_user: SignedInUser, _move: SourceMove): Promise<ItemMoved> {
    return Promise.reject(new AppError(EVENT_ERRORS.CALENDAR_ITEM_FIXED));
  }

  /** By account: when its items keep people busy, for everybody who looks for a time; none: they do not. Inside `TenantDb.run`. */
  busyOf(_window: CalendarWindow, _people: BusyPeople): Promise<ReadonlyMap<string, readonly Block[]>> {
    return Promise.resolve(new Map());
  }

  /** Calendars of the reader that are shown and hidden one by one; none: the source is one. Not inside `TenantDb.run`. */
  ownCalendars(_reader: SignedInUser): Promise<{ key: string; title: string }[]> {
    return Promise.resolve([]);
  }

  /** What it could show to everybody besides what is their own, such as further lists of holidays. Inside `TenantDb.run`. */
  parts(): Promise<{ id: string; title: string }[]> {
    return Promise.resolve([]);
  }
}
