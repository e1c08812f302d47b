import { dayIn, idSchema, TASK_QUICK, addDays, type TaskQuick } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TaskPeopleService } from './task-people.service.js';
import { TaskPlaces } from './task-places.service.js';
import { TASKS, type TaskSteps } from './task.record.js';

const PRESENT: ListFilter = { sql: 't.archived_at is null', values: [] };
/** The days up to the end of “this week”, today included. */
const WEEK = 7;

const OPEN = 't.open';
/** Of all that the person sees, without anything of the person. */
const OF_ALL: Partial<Record<TaskQuick, string>> = {
  waiting: `t.open and t.id in (
    select b.task_id from task_blocker b join task w on w.company_id = b.company_id and w.id = b.blocker_id
    where b.company_id = t.company_id and w.open)`,
  // As the indexes task_unassigned and task_over_estimate say it.
  unassigned: 't.open and t.assignee_id is null',
  over: 't.open and t.over_estimate',
  withClient: `t.open and t.visibility = 'client' and t.stage = 'review'`,
  /** Nobody has moved or taken what a client asked for. */
  asked: `t.open and t.source = 'client' and t.stage = 'backlog' and t.assignee_id is null`,
};
/** Open ones of one person. */
const ASSIGNED = `t.open and t.id in (
  select a.task_id from task_assignee a where a.company_id = t.company_id and a.user_id = ? and a.open)`;

/** Which tasks a list shows: those that the person sees, narrowed by what was pressed. */
@Injectable()
export class TaskFilters {
  private readonly steps: TaskSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly people: TaskPeopleService,
    private readonly places: TaskPlaces,
  ) {
    this.steps = records.of(TASKS);
  }

  /** Which tasks a query shows: of those that the person sees, what was pressed. */
  async of(user: SignedInUser, query: object): Promise<ListFilter[]> {
    return [...(await this.steps.sight.seenBy(user)), ...(await this.narrow(user, query))];
  }

  /** What was pressed alone. */
  narrow(user: SignedInUser, query: object): Promise<ListFilter[]> {
    const quick = TASK_QUICK.find((each) => 'quick' in query && query.quick === each);
    const clients = 'client' in query && typeof query.client === 'string' ? query.client : null;
    if (!quick && clients === null) return Promise.resolve([PRESENT]);
    return this.db.run(user.companyId, async () => [
      PRESENT,
      ...(quick ? [await this.quick(user, quick)] : []),
      ...(clients === null ? [] : [await this.ofClients(clients)]),
    ]);
  }

  /** What each press shows. */
  ofEach(user: SignedInUser, presses: readonly TaskQuick[]): Promise<ListFilter[][]> {
    return this.db.run(user.companyId, async () => {
      const seen = [PRESENT, ...(await this.steps.sight.seenBy(user))];
      const narrowed: ListFilter[][] = [];
      for (const each of presses) narrowed.push([...seen, await this.quick(user, each)]);
      return narrowed;
    });
  }

  /** The person's day. */
  today(user: SignedInUser): Promise<string> {
    return this.db.run(user.companyId, async () =>
      dayIn(this.clock.now(), await this.people.zoneOf(user.id)),
    );
  }

  /** Those of the projects that are for these clients. */
  private async ofClients(asked: string): Promise<ListFilter> {
    const ids = asked.split(',').filter((id) => idSchema.safeParse(id).success);
    const projects = await this.places.projectsOf(ids);
    return { sql: 't.project_id = any(?::uuid[])', values: [`{${projects.join(',')}}`] };
  }

  /** What is overdue and due is so by the day where the person works. */
  private async quick(user: SignedInUser, quick: TaskQuick): Promise<ListFilter> {
    if (quick === 'mine') return { sql: ASSIGNED, values: [user.id] };
    const known = OF_ALL[quick];
    if (known !== undefined) return { sql: known, values: [] };
    const today = await this.today(user);
    if (quick === 'late') return { sql: `${OPEN} and t.due_on < ?::date`, values: [today] };
    const last = addDays(today, WEEK - 1);
    return { sql: `${OPEN} and t.due_on between ?::date and ?::date`, values: [today, last] };
  }
}
