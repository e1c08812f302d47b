import { can, TASK_TABS, type Action, type PermissionSubject, type TaskTab } from '@atrium/contracts';
import type { ListFilter, RowReader, RowSight } from '@atrium/records';

const OWN = `t.created_by = ? or t.id in (
  select a.task_id from task_assignee a where a.company_id = t.company_id and a.user_id = ?
  union all select f.task_id from task_follower f where f.company_id = t.company_id and f.user_id = ?)`;

const OF_PROJECT = `t.project_id in (select m.project_id from task_project_member m
  where m.company_id = t.company_id and m.user_id = ?)`;

const OF_TEAM = `t.id in (select a.task_id from task_assignee a
  where a.company_id = t.company_id and a.user_id = any(?::uuid[]))`;

const GIVEN = `exists (select from task_assignee a
  where a.company_id = t.company_id and a.task_id = t.id and a.user_id = ?)`;

const GIVEN_TO_TEAM = `exists (select from task_assignee a
  where a.company_id = t.company_id and a.task_id = t.id and a.user_id = any(?::uuid[]))`;

const LEADS_PROJECT = `exists (select from task_project_member m
  where m.company_id = t.company_id and m.project_id = t.project_id and m.user_id = ? and m.leads)`;

const NOT_PRIVATE: ListFilter = { sql: "t.visibility <> 'private'", values: [] };

const keepsTab = (user: PermissionSubject, tab: TaskTab, action: Action): boolean =>
  can(user, tab, 'taskManagement', action);

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

/**
 * Which of the tasks `t` that they see somebody changes: their own and those that were given to them; but for private
 * ones also those of whom they lead, of the projects that they lead and of the areas that they keep. An admin changes
 * all that are not private.
 */
export function changedTasks(reader: RowReader): RowSight {
  const { id, role, led } = reader;
  const own = `t.created_by = ? or ${GIVEN}`;
  if (role === 'admin') return [{ sql: `${NOT_PRIVATE.sql} or ${own}`, values: [id, id] }];
  const { sql, values } = ofTabs(TASK_TABS.filter((tab) => keepsTab(reader, tab, 'update')));
  return [
    {
      sql: `${own} or (${NOT_PRIVATE.sql} and (${GIVEN_TO_TEAM} or ${LEADS_PROJECT} or ${sql}))`,
      values: [id, id, `{${led.join(',')}}`, id, ...values],
    },
  ];
}

/** Tasks `t` of some areas. */
export const ofTabs = (tabs: readonly TaskTab[]): ListFilter => ({
  sql: `t.tab = any(?::text[])`,
  values: [`{${tabs.join(',')}}`],
});

function seenByPerson(reader: RowReader): ListFilter {
  const { id, led } = reader;
  if (readsAll(reader)) return { sql: `${NOT_PRIVATE.sql} or ${OWN}`, values: [id, id, id] };
  const tabs = TASK_TABS.filter((tab) => keepsTab(reader, tab, 'read'));
  const kept = tabs.length > 0 ? ` or t.tab in (${tabs.map(() => '?').join(', ')})` : '';
  return {
    sql: `${OWN} or (${NOT_PRIVATE.sql} and (${OF_TEAM} or ${OF_PROJECT}${kept}))`,
    values: [id, id, id, `{${led.join(',')}}`, id, ...tabs],
  };
}
