import type { CalendarHue } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { CalendarWindow, SourceItem } from './calendar-source.types.js';

/** Something that calendars show. Services extend this class; a provider is a source. */
@Injectable()
export abstract class CalendarSource {
  /** Left out while this remote is off. */
  readonly remote?: string | null;
  abstract readonly key: string;
  abstract readonly title: Said;
  abstract readonly colour: CalendarHue;

  /**
   * What the person sees of a time. Not inside `TenantDb.run`: a source that fails leaves the others alone.
   * @throws {TooManyInstancesError} when it is too much to show
   */
  abstract list(window: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]>;

  /** What it could show to everybody besides what is their own, such as further lists of holidays. Inside `TenantDb.run`. */
  parts(): Promise<{ id: string; title: string }[]> {
    return Promise.resolve([]);
  }
}
