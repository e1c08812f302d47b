import { Notifications, words } from '@atrium/reach';
import { Notices } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { EVALUATION_REMINDER_KIND } from './evaluation-reminder-kind.service.js';

interface Due {
  users: string[];
  cycle: { id: string; name: string };
}

/** Says who owes a form and whose result is there. Inside `TenantDb.run` only. */
@Injectable()
export class EvaluationNotifications {
  constructor(
    private readonly notifications: Notifications,
    private readonly notices: Notices,
  ) {}

  /** A stage has begun. */
  async opened({ users, cycle }: Due): Promise<void> {
    await this.tell({ users, cycle }, words('Evaluation forms wait for you'), `opened ${cycle.id}`);
  }

  /** A last day is near. */
  async due({ users, cycle }: Due, dueOn: string): Promise<void> {
    const title = words('Evaluation forms wait for you until {day}', { day: { day: dueOn } });
    await this.tell({ users, cycle }, title, `due ${cycle.id} ${dueOn}`);
  }

  /** HR reads in its list what is still missing of a stage; one notice for each cycle. */
  async remindHr(cycle: Due['cycle'], { forms, dueOn }: { forms: number; dueOn: string }): Promise<void> {
    await this.notices.put({
      kind: EVALUATION_REMINDER_KIND,
      key: cycle.id,
      endsOn: dueOn,
      text: words(
        '{count, plural, one {# form of {cycle} is missing; its last day is {day}.} other {# forms of {cycle} are missing; their last day is {day}.}}',
        { count: forms, cycle: cycle.name, day: { day: dueOn } },
      ),
    });
  }

  /** No form of it can come any more. */
  async forgetReminder(cycle: Due['cycle']): Promise<void> {
    await this.notices.remove(EVALUATION_REMINDER_KIND, [cycle.id]);
  }

  /** A form was sent back, or given to somebody else. */
  async waits(users: string[], form: { id: string; cycleName: string }): Promise<void> {
    await this.tell(
      { users, cycle: { id: form.id, name: form.cycleName } },
      words('An evaluation form waits for you'),
      `waits ${form.id}`,
    );
  }

  async published({ users, cycle }: Due, actorId: string): Promise<void> {
    if (users.length === 0) return;
    await this.notifications.notify({
      to: { users },
      kind: 'evaluation.published',
      title: words('The result of your evaluation is published'),
      text: words('Evaluation cycle: {cycle}', { cycle: cycle.name }),
      actorId,
      dedupeKey: `published ${cycle.id}`,
    });
  }

  private async tell(
    { users, cycle }: Due,
    title: ReturnType<typeof words>,
    dedupeKey: string,
  ): Promise<void> {
    if (users.length === 0) return;
    await this.notifications.notify({
      to: { users },
      kind: 'evaluation.form-due',
      title,
      text: words('Evaluation cycle: {cycle}', { cycle: cycle.name }),
      dedupeKey,
    });
  }
}
