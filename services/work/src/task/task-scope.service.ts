import { can, TASK_TABS, type Action, type PermissionSubject } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskPeopleService } from './task-people.service.js';
import type { TaskRow } from './task.record.js';

/** `seenBy` is set while an admin looks at the portal as this person: what is private is so for the admin, too. */
type Reader = PermissionSubject & Pick<SignedInUser, 'id' | 'seenBy'>;
type Seen = Pick<
  TaskRow,
  'tab' | 'visibility' | 'creatorId' | 'assigneeIds' | 'followerIds' | 'memberIds' | 'leadIds'
>;

const OWN = `t.created_by = ? or t.id in (
  select a.task_id from task_assignee a where a.company_id = t.company_id and a.user_id = ?
  union all select f.task_id from task_follower f where f.company_id = t.company_id and f.user_id = ?)`;

const OF_PROJECT = `t.project_id in (select m.project_id from task_project_member m
  where m.company_id = t.company_id and m.user_id = ?)`;

const keepsTab = (user: PermissionSubject, tab: TaskRow['tab'], action: Action): boolean =>
  tab !== null && can(user, tab, 'taskManagement', action);

const readsAll = (user: PermissionSubject): boolean =>
  user.role === 'admin' || can(user, 'hrOperations', 'addEmployee', 'read');

const isOwn = ({ id }: Reader, { creatorId, assigneeIds }: Seen): boolean =>
  creatorId === id || assigneeIds.includes(id);

/** Whether the person reads it whomever they lead. */
function readsAlone(user: Reader, task: Seen): boolean {
  if (task.visibility === 'private' && user.seenBy) return false;
  if (isOwn(user, task) || task.followerIds.includes(user.id)) return true;
  if (task.visibility === 'private') return false;
  return readsAll(user) || keepsTab(user, task.tab, 'read') || task.memberIds.includes(user.id);
}

/** Which tasks a person sees and changes, for list, board, count, search, export and comments alike. */
@Injectable()
export class TaskScope {
  constructor(
    private readonly db: TenantDb,
    private readonly people: TaskPeopleService,
  ) {}

  /** What of the tasks `t` the person reads. */
  async readable(user: SignedInUser): Promise<ListFilter[]> {
    const open = { sql: "t.visibility <> 'private'", values: [] };
    return [...(await this.readableOfPerson(user)), ...(user.seenBy ? [open] : [])];
  }

  private async readableOfPerson(user: SignedInUser): Promise<ListFilter[]> {
    const { id } = user;
    const tabs = TASK_TABS.filter((tab) => keepsTab(user, tab, 'read'));
    if (readsAll(user)) return [{ sql: `t.visibility <> 'private' or ${OWN}`, values: [id, id, id] }];
    const led = [...(await this.db.run(user.companyId, () => this.people.ledBy(user.id)))];
    const ofTabs = tabs.length > 0 ? ` or t.tab in (${tabs.map(() => '?').join(', ')})` : '';
    const ofTeam = `t.id in (select a.task_id from task_assignee a
      where a.company_id = t.company_id and a.user_id = any(?::uuid[]))`;
    return [
      {
        sql: `${OWN} or (t.visibility <> 'private' and (${ofTeam} or ${OF_PROJECT}${ofTabs}))`,
        values: [id, id, id, `{${led.join(',')}}`, id, ...tabs],
      },
    ];
  }

  /** Inside `TenantDb.run` only. */
  async mayRead(user: Reader, task: Seen): Promise<boolean> {
    if (readsAlone(user, task)) return true;
    return task.visibility !== 'private' && leads(await this.people.ledBy(user.id), task);
  }

  /** Those of the tasks that the person may read. Inside `TenantDb.run` only. */
  async readableOf<Row extends Seen>(user: Reader, tasks: readonly Row[]): Promise<Row[]> {
    const led = await this.people.ledBy(user.id);
    return tasks.filter(
      (task) => readsAlone(user, task) || (task.visibility !== 'private' && leads(led, task)),
    );
  }

  /** Those of the tasks that the person may change. Inside `TenantDb.run` only. */
  async changeable<Row extends Seen>(user: Reader, tasks: readonly Row[]): Promise<Set<Row>> {
    const led = await this.people.ledBy(user.id);
    return new Set(
      tasks.filter((task) => {
        if (isOwn(user, task)) return true;
        if (task.visibility === 'private') return false;
        if (task.leadIds.includes(user.id)) return true;
        return user.role === 'admin' || keepsTab(user, task.tab, 'update') || leads(led, task);
      }),
    );
  }
}

const leads = (led: ReadonlySet<string>, { assigneeIds }: Seen): boolean =>
  assigneeIds.some((id) => led.has(id));
