import { SCHEDULE, SCHEDULE_ASSIGNMENT, type Schedule } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { assignmentRules } from '../assignment/assignment.record.js';
import { followersOf, SCHEDULES_GIVEN } from '../assignment/given.rules.js';
import { ScheduleAssignmentEntity } from './schedule-assignment.entity.js';
import { ScheduleEntity } from './schedule.entity.js';

export interface ScheduleRow extends RowOf<typeof ScheduleEntity> {
  people: number;
}

const scheduleStatus = statusFilter('s');

export const SCHEDULES: RecordRules<ScheduleRow, ScheduleEntity, Schedule> = {
  record: SCHEDULE,
  table: {
    record: SCHEDULE,
    entity: ScheduleEntity,
    unique: { schedule_name_key: { field: 'name', refusal: SCHEDULE.errors.SCHEDULE_NAME_TAKEN } },
  },
  list: tenantList<ScheduleRow>()({
    list: SCHEDULE.list,
    from: `schedule s left join ${followersOf(SCHEDULES_GIVEN)} held
      on held.company_id = s.company_id and held.followed = s.id`,
    alias: 's',
    columns: `${ScheduleEntity.select('s')}, coalesce(held.people, 0) as people`,
    sorts: { name: 's.sort_name' },
    filters: { status: scheduleStatus.filter },
    unless: { status: scheduleStatus.otherwise },
    text: { kind: SCHEDULE.kind, content: 'lower(s.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<Schedule> => ({
    name: row.name,
    weeklyOffs: row.weeklyOffs,
    shiftIds: row.shiftIds,
    validFrom: row.validFrom,
    people: row.people,
    status: statusOf(row),
  }),
};

export const SCHEDULE_ASSIGNMENTS = assignmentRules({
  record: SCHEDULE_ASSIGNMENT,
  entity: ScheduleAssignmentEntity,
  given: SCHEDULES_GIVEN,
  gone: 'Choose a schedule that is not archived.',
});
