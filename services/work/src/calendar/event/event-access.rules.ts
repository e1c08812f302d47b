import { can, type Action, type PermissionSubject } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';
import type { OwnTeam } from '../../task/own-team.types.js';
import type { SeriesOverride } from '../recurrence/series.types.js';
import { wordsOf, type EventRow } from './event-row.rules.js';

/** `seenBy` is set while an admin looks at the portal as this person. */
export type EventReader = PermissionSubject & Pick<SignedInUser, 'id' | 'seenBy'>;
export type SeenEvent = Pick<EventRow, 'ownerKind' | 'ownerId' | 'visibility' | 'organiserId' | 'answer'>;

/** What a person is to an event: `none` does not know of it, `busy` knows that there is one. */
export type Sight = 'none' | 'busy' | 'all';

const INVITED = `v.id in (select g.event_id from calendar_event_guest g
  where g.company_id = v.company_id and g.user_id = ?)`;
const OF_TEAM = "v.owner_kind = 'team' and v.owner_id = any(?::uuid[])";

/** Which events a person sees and changes, for the calendar, links, notifications and reminders alike. */
export class EventAccess {
  constructor(
    private readonly reader: EventReader,
    private readonly teams: readonly OwnTeam[],
  ) {}

  /** The events `v` of each of the reader's calendars; an event is in one of them only. */
  calendars(): Record<'own' | 'invited' | 'team' | 'company', ListFilter> {
    const { id } = this.reader;
    const teams = `{${this.teams.map((team) => team.id).join(',')}}`;
    const notOwn = "not (v.owner_kind = 'person' and v.owner_id = ?)";
    return {
      own: { sql: "v.owner_kind = 'person' and v.owner_id = ?", values: [id] },
      invited: {
        sql: `${INVITED} and v.owner_kind <> 'company' and not (${OF_TEAM}) and ${notOwn}`,
        values: [id, teams, id],
      },
      team: { sql: OF_TEAM, values: [teams] },
      company: { sql: "v.owner_kind = 'company'", values: [] },
    };
  }

  sightOf({ ownerKind, ownerId, visibility, organiserId, answer }: SeenEvent): Sight {
    const { id, seenBy } = this.reader;
    // What is private is so for whoever looks through their eyes, too.
    if (visibility === 'private' && seenBy) return 'busy';
    if (organiserId === id || answer !== null || (ownerKind === 'person' && ownerId === id)) return 'all';
    if (ownerKind === 'person') return 'busy';
    if (ownerKind === 'team' && !this.teams.some((team) => team.id === ownerId)) return 'none';
    return visibility === 'private' ? 'busy' : 'all';
  }

  /** Whether the person sees the details of a date: a single one can be private, too. */
  seesDate(row: EventRow, override: SeriesOverride | null): boolean {
    const { visibility } = wordsOf(row, override);
    return this.sightOf(row) === 'all' && this.sightOf({ ...row, visibility }) === 'all';
  }

  /** A private event is changed by those who see it. */
  mayChange({ ownerKind, ownerId }: Pick<SeenEvent, 'ownerKind' | 'ownerId'>, action: Action): boolean {
    if (ownerKind === 'person') return ownerId === this.reader.id;
    if (ownerKind === 'company') return can(this.reader, 'hrOperations', 'calendar', action);
    return this.teams.some((team) => team.leads && team.id === ownerId);
  }
}
