import { joined, words } from '@atrium/reach';
import { Notices } from '@atrium/requests';
import { DueTasks, type TaskMorning } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { TASK_NOTICE_KIND } from './task-notice-kind.service.js';

/** One notice that each morning says more, so that it never becomes a list of its own. */
const KEY = 'morning';

/** Tells HR each morning what became of the company's tasks. Inside `TenantDb.run` only. */
@Injectable()
export class TaskNews {
  constructor(
    private readonly tasks: DueTasks,
    private readonly notices: Notices,
  ) {}

  /** Repeatable. @returns whether it is news */
  async announce(at: Date): Promise<boolean> {
    const morning = await this.tasks.morning(at);
    if (morning && morning.doneYesterday + morning.overdue > 0)
      return this.notices.put({
        kind: TASK_NOTICE_KIND,
        key: KEY,
        endsOn: morning.day,
        text: sayMorning(morning),
      });
    await this.notices.remove(TASK_NOTICE_KIND, [KEY]);
    return false;
  }
}

const sayMorning = ({ day, doneYesterday, overdue }: TaskMorning) =>
  joined(' ', [
    words('On the morning of {day}:', { day: { day } }),
    words(
      '{count, plural, one {# task was done the day before,} other {# tasks were done the day before,}}',
      {
        count: doneYesterday,
      },
    ),
    words('{count, plural, one {# is overdue.} other {# are overdue.}}', { count: overdue }),
  ]);
