import type { SignedInUser } from '@atrium/platform';
import { Notifications, words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { PayLoanRow } from './pay-loan.record.js';
import { PayLoanRepository } from './pay-loan.repository.js';

type Told = Pick<PayLoanRow, 'id' | 'title' | 'amount' | 'instalment' | 'fromMonth' | 'pausedMonths'>;

/** Tells people what happens to their loans, without an amount. Inside `TenantDb.run` only. */
@Injectable()
export class LoanNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly loans: PayLoanRepository,
  ) {}

  async given(user: SignedInUser, loans: readonly Pick<Told, 'id' | 'title'>[]): Promise<void> {
    for (const { id, title } of loans)
      await this.tell(user, id, words('A loan of yours is recorded: {title}', { title }));
  }

  /** Nothing is said of what only whoever runs payroll sees. */
  async changed(user: SignedInUser, after: Told, before: Told): Promise<void> {
    const { id, title } = after;
    const isPaused = after.pausedMonths.join(' ') !== before.pausedMonths.join(' ');
    const isOther = (['title', 'amount', 'instalment', 'fromMonth'] as const).some(
      (field) => after[field] !== before[field],
    );
    if (isOther) await this.tell(user, id, words('Your loan “{title}” has changed', { title }));
    else if (isPaused)
      await this.tell(user, id, words('The paused months of your loan “{title}” have changed', { title }));
  }

  async closed(user: SignedInUser, loans: readonly Pick<Told, 'id' | 'title'>[]): Promise<void> {
    for (const { id, title } of loans)
      await this.tell(user, id, words('Your loan “{title}” is closed', { title }));
  }

  private async tell(user: SignedInUser, id: string, title: Said): Promise<void> {
    const userId = await this.loans.findAccount(id);
    if (userId === null) return;
    await this.notifications.notify({
      to: { users: [userId] },
      kind: 'pay.loan',
      query: 'tab=finance.pay',
      title,
      text: words('Under your pay you see what is deducted, when, and what is left.'),
      actorId: user.id,
    });
  }
}
