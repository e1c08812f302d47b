import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';

interface Due {
  users: string[];
  cycle: { id: string; name: string };
}

/** Says who owes a form and whose result is there. Inside `TenantDb.run` only. */
@Injectable()
export class EvaluationNotifications {
  constructor(private readonly notifications: Notifications) {}

  /** A stage has begun. */
  async opened({ users, cycle }: Due): Promise<void> {
    await this.tell({ users, cycle }, words('Evaluation forms wait for you'), `opened ${cycle.id}`);
  }

  /** A last day is near. */
  async due({ users, cycle }: Due, dueOn: string): Promise<void> {
    const title = words('Evaluation forms wait for you until {day}', { day: { day: dueOn } });
    await this.tell({ users, cycle }, title, `due ${cycle.id} ${dueOn}`);
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
