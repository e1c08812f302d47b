import { dayIn, idSchema, TASK_QUICK, type TaskQuick } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskPeopleService } from './task-people.service.js';
import { TaskPlaces } from './task-places.service.js';
import { TaskScope } from './task-scope.service.js';

const PRESENT: ListFilter = { sql: 't.archived_at is null', values: [] };
/** The days up to the end of “this week”, today included. */
const WEEK = 7;
const DAY = 86_400_000;

const OPEN = 't.open';
/** Of all that the person sees, without anything of the person. */
const OF_ALL: Partial<Record<TaskQuick, string>> = {
  waiting: `t.open and t.id in (
    select b.task_id from task_blocker b join task w on w.company_id = b.company_id and w.id = b.blocker_id
    where b.company_id = t.company_id and w.open)`,
  unassigned: `t.open and not exists (
    select from task_assignee a where a.company_id = t.company_id and a.task_id = t.id)`,
  over: `t.open and t.estimate is not null and t.estimate < (
    select sum(e.minutes) from time_entry e
    where e.company_id = t.company_id and e.task_id = t.id and not e.needs_review)`,
  withClient: `t.open and t.visibility = 'client' and t.stage = 'review'`,
  /** Nobody has moved or taken what a client asked for. */
  asked: `t.open and t.source = 'client' and t.stage = 'backlog' and not exists (
  select from task_assignee a where a.company_id = t.company_id and a.task_id = t.id)`,
};
/** Open ones of one person. */
const ASSIGNED = `t.open and t.id in (
  select a.task_id from task_assignee a where a.company_id = t.company_id and a.user_id = ? and a.open)`;

/** Which tasks a list shows: those that the person sees, narrowed by what was pressed. */
@Injectable()
export class TaskFilters {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly people: TaskPeopleService,
    private readonly scope: TaskScope,
    private readonly places: TaskPlaces,
  ) {}

  async of(user: SignedInUser, query: object): Promise<ListFilter[]> {
    const quick = TASK_QUICK.find((each) => 'quick' in query && query.quick === each);
    const narrowed = quick ? [await this.quick(user, quick)] : [];
    const clients = 'client' in query && typeof query.client === 'string' ? [query.client] : [];
    const ofClients = await Promise.all(clients.map((client) => this.ofClients(user, client)));
    return [PRESENT, ...(await this.scope.readable(user)), ...narrowed, ...ofClients];
  }

  /** Those of the projects that are for these clients. */
  private async ofClients(user: SignedInUser, asked: string): Promise<ListFilter> {
    const ids = asked.split(',').filter((id) => idSchema.safeParse(id).success);
    const projects = await this.db.run(user.companyId, () => this.places.projectsOf(ids));
    return { sql: 't.project_id = any(?::uuid[])', values: [`{${projects.join(',')}}`] };
  }

  /** What is overdue and due is so by the day where the person works. */
  async quick(user: SignedInUser, quick: TaskQuick): Promise<ListFilter> {
    if (quick === 'mine') return { sql: ASSIGNED, values: [user.id] };
    const known = OF_ALL[quick];
    if (known !== undefined) return { sql: known, values: [] };
    const today = await this.today(user);
    if (quick === 'late') return { sql: `${OPEN} and t.due_on < ?::date`, values: [today] };
    const last = new Date(Date.parse(today) + (WEEK - 1) * DAY).toISOString().slice(0, 10);
    return { sql: `${OPEN} and t.due_on between ?::date and ?::date`, values: [today, last] };
  }

  /** The person's day. */
  async today(user: SignedInUser): Promise<string> {
    const zone = await this.db.run(user.companyId, () => this.people.zoneOf(user.id));
    return dayIn(this.clock.now(), zone);
  }
}
