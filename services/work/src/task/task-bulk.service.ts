import {
  BULK_LIMIT,
  isClosed,
  type ChangeTasks,
  type Task,
  type TaskQuery,
  type TaskReport,
  type TaskStage,
  type UndoTasks,
} from '@atrium/contracts';
import { AppError, Audit, notFound, TenantDb, toAppError, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { TaskWaitRepository } from '../relation/task-wait.repository.js';
import { TaskArchive } from './task-archive.service.js';
import { inverseOf, patchOf } from './task-change.rules.js';
import { TaskLists } from './task-lists.service.js';
import { TaskMoves } from './task-moves.service.js';
import { TaskRecords } from './task-records.service.js';
import type { TaskRow } from './task.record.js';
import { TaskService } from './task.service.js';

/** So many are changed at once, each in its own transaction: below half of the usual pool of connections. */
const AT_ONCE = 4;

type Undone = TaskReport['undo'][number];
type Planned = Pick<Undone, 'version' | 'values'>;
interface Wanted {
  plan: (task: TaskRow) => Planned;
  /** To which stage it goes; undefined: to no other. */
  stage: TaskStage | undefined;
}
interface Attempt {
  row: TaskReport['rows'][number];
  undo: Undone[];
}

/**
 * One change on many tasks, of which each is refused or taken alone, by the rules for one. Of those that the person
 * does not see nothing is told.
 */
@Injectable()
export class TaskBulk {
  constructor(
    private readonly lists: TaskLists,
    private readonly tasks: TaskService,
    private readonly moves: TaskMoves,
    private readonly archive: TaskArchive,
    private readonly records: TaskRecords,
    private readonly waits: TaskWaitRepository,
    private readonly db: TenantDb,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED when none is chosen */
  async run(user: SignedInUser, { change, ids, matching }: ChangeTasks): Promise<TaskReport> {
    const chosen = await this.choose(user, { ids, matching });
    const plan = (task: TaskRow): Planned => ({ version: task.version, values: patchOf(task, change) });
    const stage = change.kind === 'stage' ? change.stage : undefined;
    const plans = new Map(chosen.ids.map((id) => [id, { plan, stage }]));
    return this.report(await this.attemptAll(user, plans), chosen.more);
  }

  /** Gives tasks back what they had, but for those that changed since. */
  async undo(user: SignedInUser, { undo }: UndoTasks): Promise<TaskReport> {
    const plans = new Map(
      undo.map(({ id, version, values }): [string, Wanted] => [
        id,
        {
          plan: (task) => ({ version: unchanged(task, version), values }),
          stage: values.stage,
        },
      ]),
    );
    return this.report(await this.attemptAll(user, plans), false);
  }

  private async choose(user: SignedInUser, { ids, matching }: Omit<ChangeTasks, 'change'>) {
    if (matching) {
      const query: object = { ...matching, limit: BULK_LIMIT };
      const { items, nextCursor } = await this.lists.list(user, query as TaskQuery);
      return { ids: items.map(({ id }) => id), more: nextCursor !== null };
    }
    if (!ids?.length) throw new AppError('VALIDATION_FAILED', { fields: { ids: 'Choose at least one.' } });
    return { ids: [...new Set(ids)], more: false };
  }

  private async attemptAll(user: SignedInUser, plans: ReadonlyMap<string, Wanted>): Promise<Attempt[]> {
    const known = new Map((await this.read(user, [...plans.keys()])).map((task) => [task.id, task]));
    const inOrder = await this.inOrder(user, plans, known);
    const done = new Map<string, Attempt>();
    const attempt = async (id: string, wanted: Wanted) => {
      done.set(id, await this.attempt(user, { id, plan: wanted.plan, known: known.get(id) }));
    };
    // Whether a task may be closed or opened depends on those before it.
    for (const [id, wanted] of inOrder) await attempt(id, wanted);
    const turns = pLimit(AT_ONCE);
    const rest = [...plans].filter(([id]) => !inOrder.has(id));
    await Promise.all(rest.map(([id, wanted]) => turns(() => attempt(id, wanted))));
    return [...plans.keys()].flatMap((id) => done.get(id) ?? []);
  }

  /** Those that are closed or opened: a whole is opened before its parts, and closed after them. */
  private async inOrder(
    user: SignedInUser,
    plans: ReadonlyMap<string, Wanted>,
    known: ReadonlyMap<string, TaskRow>,
  ): Promise<Map<string, Wanted>> {
    const turned = (closed: boolean) =>
      [...plans].flatMap(([id, { stage }]) => {
        const now = known.get(id)?.stage;
        return stage && now && isClosed(stage) === closed && isClosed(now) !== closed ? id : [];
      });
    const [opened, closed] = [turned(false), turned(true)];
    const ids = await this.db.run(user.companyId, async () => [
      ...(await this.waits.inOrder(opened)).toReversed(),
      ...(await this.waits.inOrder(closed)),
    ]);
    return new Map(
      ids.flatMap((id): [string, Wanted][] => {
        const wanted = plans.get(id);
        return wanted ? [[id, wanted]] : [];
      }),
    );
  }

  private read(user: SignedInUser, ids: string[]): Promise<TaskRow[]> {
    return this.db.run(user.companyId, () => this.records.tasks.findAll(user, ids));
  }

  private async attempt(
    user: SignedInUser,
    { id, plan, known }: { id: string; plan: (task: TaskRow) => Planned; known: TaskRow | undefined },
  ): Promise<Attempt> {
    try {
      if (!known) throw notFound();
      const { version, values } = plan(known);
      const row = { id, name: known.title, refusal: null };
      if (Object.keys(values).length === 0) return { row, undo: [] };
      const after = await this.take(user, known, { version, values });
      return { row, undo: [{ id, version: after.version, values: inverseOf(known, values) }] };
    } catch (error) {
      const refusal = toAppError(error);
      const [now] = refusal.code === 'STALE_VERSION' ? await this.read(user, [id]) : [];
      // It changed while the others had their turns.
      if (known && now && now.version !== known.version) return this.attempt(user, { id, plan, known: now });
      return { row: { id, name: known?.title ?? null, refusal: refusal.message }, undo: [] };
    }
  }

  private take(user: SignedInUser, known: TaskRow, { version, values }: Planned): Promise<Task> {
    const { id } = known;
    const { stage, flowStage, archived, ...given } = values;
    if (stage !== undefined) return this.moves.restage(user, known, { version, stage, flowStage });
    if (archived) return this.archive.archive(user, id, { version });
    if (archived === false) return this.records.tasks.move(user, { id, version, step: 'restore' });
    return this.tasks.update(user, id, { version, ...given });
  }

  private report(attempts: readonly Attempt[], more: boolean): TaskReport {
    const undo = attempts.flatMap((each) => each.undo);
    if (undo.length === 0) this.audit.skip('task.update');
    return { rows: attempts.map(({ row }) => row), more, undo };
  }
}

/** @throws {AppError} TRANSITION_REFUSED of a task that changed since */
function unchanged(task: TaskRow, version: number): number {
  if (task.version !== version)
    throw new AppError('TRANSITION_REFUSED', {
      message: 'Someone changed it meanwhile, so it stays as it is.',
    });
  return version;
}
