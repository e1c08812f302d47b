import { EMPLOYEE } from '@atrium/contracts';
import { words } from '@atrium/reach';
import { NoticeKind } from '@atrium/requests';
import { Injectable } from '@nestjs/common';

export const TASK_NOTICE_KIND = 'tasks';

/** What became of the company's tasks, for HR. */
@Injectable()
export class TaskNoticeKind extends NoticeKind {
  override readonly key = TASK_NOTICE_KIND;
  override readonly remote = 'hr';
  override readonly title = words('Task Notification');
  override readonly icon = 'check';
  override readonly readers = EMPLOYEE.check('read');
}
