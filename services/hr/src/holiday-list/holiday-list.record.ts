import { HOLIDAY_LIST, HOLIDAY_LIST_ASSIGNMENT, type HolidayList } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { assignmentRules } from '../assignment/assignment.record.js';
import { followersOf, LISTS_GIVEN } from '../assignment/given.rules.js';
import { HolidayListAssignmentEntity } from './holiday-list-assignment.entity.js';
import { HolidayListEntity } from './holiday-list.entity.js';

export interface HolidayListRow extends RowOf<typeof HolidayListEntity> {
  people: number;
  coming: number;
}

const listStatus = statusFilter('l');

const COMING = `(select count(*)::int from holiday h
  where h.company_id = l.company_id and h.list_id = l.id and not h.archived and h.date >= current_date)`;

export const HOLIDAY_LISTS: RecordRules<HolidayListRow, HolidayListEntity, HolidayList> = {
  record: HOLIDAY_LIST,
  table: {
    record: HOLIDAY_LIST,
    entity: HolidayListEntity,
    unique: {
      holiday_list_name_key: { field: 'name', refusal: HOLIDAY_LIST.errors.HOLIDAY_LIST_NAME_TAKEN },
    },
  },
  list: tenantList<HolidayListRow>()({
    list: HOLIDAY_LIST.list,
    from: `holiday_list l left join ${followersOf(LISTS_GIVEN)} held
      on held.company_id = l.company_id and held.followed = l.id`,
    alias: 'l',
    columns: `${HolidayListEntity.select('l')}, ${COMING} as coming, coalesce(held.people, 0) as people`,
    sorts: { name: 'l.sort_name' },
    filters: { status: listStatus.filter },
    unless: { status: listStatus.otherwise },
    text: { kind: HOLIDAY_LIST.kind, content: 'lower(l.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  refuse: (step, row) =>
    step === 'archive' && row.standard ? HOLIDAY_LIST.errors.HOLIDAY_LIST_STANDARD : null,
  shows: (row): OwnAnswer<HolidayList> => ({
    name: row.name,
    people: row.people,
    coming: row.coming,
    standard: row.standard,
    status: statusOf(row),
  }),
};

export const HOLIDAY_LIST_ASSIGNMENTS = assignmentRules({
  record: HOLIDAY_LIST_ASSIGNMENT,
  entity: HolidayListAssignmentEntity,
  given: LISTS_GIVEN,
  gone: 'Choose a holiday list that is not archived.',
});
