import { can, type Action } from '@atrium/contracts';
import type { ListFilter, RowReader } from '@atrium/records';
import type { SeriesOverride } from '../recurrence/series.types.js';
import { wordsOf, type EventRow } from './event-row.rules.js';

/** What of an event, as read for its reader, decides whether they see it. */
export type SeenEvent = Pick<EventRow, 'ownerKind' | 'ownerId' | 'visibility' | 'organiserId' | 'answer'>;
type Owner = Pick<SeenEvent, 'ownerKind' | 'ownerId'>;

/** What a person is to an event: `none` does not know of it, `busy` knows that there is one. */
type EventSight = 'none' | 'busy' | 'all';

const INVITED = `v.id in (select g.event_id from calendar_event_guest g
  where g.company_id = v.company_id and g.user_id = ?)`;
const OF_TEAM = "v.owner_kind = 'team' and v.owner_id = any(?::uuid[])";

/** The events `v` of each of the reader's calendars; an event is in one of them only. */
export function calendarsOf({
  id,
  teams,
}: RowReader): Record<'own' | 'invited' | 'team' | 'company', ListFilter> {
  const teamIds = `{${teams.map((team) => team.id).join(',')}}`;
  const notOwn = "not (v.owner_kind = 'person' and v.owner_id = ?)";
  return {
    own: { sql: "v.owner_kind = 'person' and v.owner_id = ?", values: [id] },
    invited: {
      sql: `${INVITED} and v.owner_kind <> 'company' and not (${OF_TEAM}) and ${notOwn}`,
      values: [id, teamIds, id],
    },
    team: { sql: OF_TEAM, values: [teamIds] },
    company: { sql: "v.owner_kind = 'company'", values: [] },
  };
}

/** For the calendar, links, files, search, notifications and reminders alike. @param event as read for this reader */
export function sightOf(
  reader: RowReader,
  { ownerKind, ownerId, visibility, organiserId, answer }: SeenEvent,
): EventSight {
  const { id, seenBy, teams } = reader;
  // What is private is so for whoever looks through their eyes, too.
  if (visibility === 'private' && seenBy) return 'busy';
  if (organiserId === id || answer !== null || (ownerKind === 'person' && ownerId === id)) return 'all';
  if (ownerKind === 'person') return 'busy';
  if (ownerKind === 'team' && !teams.some((team) => team.id === ownerId)) return 'none';
  return visibility === 'private' ? 'busy' : 'all';
}

/** Whether the person sees the details of a date: a single one can be private, too. */
export function seesDate(reader: RowReader, row: EventRow, override: SeriesOverride | null): boolean {
  const { visibility } = wordsOf(row, override);
  return sightOf(reader, row) === 'all' && sightOf(reader, { ...row, visibility }) === 'all';
}

/** Whether somebody changes an event that they see. */
export function changesEvent(reader: RowReader, { ownerKind, ownerId }: Owner, action: Action): boolean {
  if (ownerKind === 'person') return ownerId === reader.id;
  if (ownerKind === 'company') return can(reader, 'hrOperations', 'calendar', action);
  return reader.teams.some((team) => team.leads && team.id === ownerId);
}
