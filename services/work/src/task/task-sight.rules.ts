import { can, TASK_TABS, type Action, type PermissionSubject } from '@atrium/contracts';
import type { ListFilter, RowReader, RowSight } from '@atrium/records';
import type { TaskRow } from './task.record.js';

const OWN = `t.created_by = ? or t.id in (
  select a.task_id from task_assignee a where a.company_id = t.company_id and a.user_id = ?
  union all select f.task_id from task_follower f where f.company_id = t.company_id and f.user_id = ?)`;

const OF_PROJECT = `t.project_id in (select m.project_id from task_project_member m
  where m.company_id = t.company_id and m.user_id = ?)`;

const OF_TEAM = `t.id in (select a.task_id from task_assignee a
  where a.company_id = t.company_id and a.user_id = any(?::uuid[]))`;

const NOT_PRIVATE: ListFilter = { sql: "t.visibility <> 'private'", values: [] };

export const keepsTab = (user: PermissionSubject, tab: TaskRow['tab'], action: Action): boolean =>
  tab !== null && can(user, tab, 'taskManagement', action);

const readsAll = (user: PermissionSubject): boolean =>
  user.role === 'admin' || can(user, 'hrOperations', 'addEmployee', 'read');

/**
 * What of the tasks `t` somebody sees: their own and those that they follow; but for private ones also those of whom
 * they lead, of their projects and of the areas that they keep. What is private is so, too, for an admin who looks at
 * the portal as this person.
 */
export function seenTasks(reader: RowReader): RowSight {
  const seen = seenByPerson(reader);
  return reader.seenBy ? [seen, NOT_PRIVATE] : [seen];
}

function seenByPerson(reader: RowReader): ListFilter {
  const { id, led } = reader;
  if (readsAll(reader)) return { sql: `${NOT_PRIVATE.sql} or ${OWN}`, values: [id, id, id] };
  const tabs = TASK_TABS.filter((tab) => keepsTab(reader, tab, 'read'));
  const ofTabs = tabs.length > 0 ? ` or t.tab in (${tabs.map(() => '?').join(', ')})` : '';
  return {
    sql: `${OWN} or (${NOT_PRIVATE.sql} and (${OF_TEAM} or ${OF_PROJECT}${ofTabs}))`,
    values: [id, id, id, `{${led.join(',')}}`, id, ...tabs],
  };
}
