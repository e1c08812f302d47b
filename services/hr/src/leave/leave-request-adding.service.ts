import { LEAVE_DOCUMENT_USE, type AskLeave } from '@atrium/contracts';
import { Audit, Clock, type SignedInUser } from '@atrium/platform';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { AskAnswer } from './leave-answer.service.js';
import { toDays } from './leave-amount.rules.js';
import type { LeaveFile } from './leave-reader.service.js';
import { LeaveWriter } from './leave-writer.repository.js';

/** Keeps what was asked for: the request with its dates and document, and who asked. */
@Injectable()
export class LeaveRequestAdding {
  constructor(
    private readonly writer: LeaveWriter,
    private readonly files: Files,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only. @returns the id of the request */
  async add(
    user: SignedInUser,
    { employee }: LeaveFile,
    { ask, answer }: { ask: AskLeave; answer: AskAnswer },
  ): Promise<string> {
    const draft = { ...ask, type: ask.typeId, employeeId: employee.id, state: 'pending' as const };
    const id = await this.writer.addRequest({
      ...draft,
      amount: answer.amount,
      unpaid: answer.unpaid,
      submittedAt: this.clock.now(),
      submittedBy: user.id,
    });
    const unpaid = new Map(answer.allocation.unpaid.map(({ date, amount }) => [date, amount]));
    await this.writer.setDates({ ...draft, id }, answer.dates, unpaid);
    if (ask.documentFileId !== null) {
      await this.files.attach(ask.documentFileId, { use: LEAVE_DOCUMENT_USE, recordId: id, user });
      await this.writer.attach(id, ask.documentFileId);
    }
    this.audit.record({
      action: 'leave.request',
      by: user,
      resource: { kind: 'leave', id, title: employee.name },
      after: { from: ask.from, to: ask.to, days: toDays(answer.amount), overrideReason: ask.overrideReason },
    });
    return id;
  }
}
