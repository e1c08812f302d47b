import { EVALUATION_CYCLE } from '@atrium/contracts';
import { words } from '@atrium/reach';
import { NoticeKind } from '@atrium/requests';
import { Injectable } from '@nestjs/common';

export const EVALUATION_REMINDER_KIND = 'evaluationReminder';

/** How many forms of a cycle are still missing, for HR. */
@Injectable()
export class EvaluationReminderKind extends NoticeKind {
  override readonly key = EVALUATION_REMINDER_KIND;
  override readonly remote = 'hr';
  override readonly title = words('Evaluation Reminder');
  override readonly icon = 'user-check';
  override readonly readers = EVALUATION_CYCLE.check('update');
}
