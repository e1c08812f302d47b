import type { SignedInUser } from '@atrium/platform';
import type { ApprovalStep } from '../decision/approval-chain.rules.js';
import type { RequestOutcome } from '../decision/decision.rules.js';
import { RequestKind } from '../kind/request-kind.service.js';
import type { NewRequest, RequestContext, RequestRecord, RequestType } from '../kind/request.types.js';

/** A kind for tests: a new desk, which HR looks at when it takes more than three days. It remembers its effects. */
export class DeskKind extends RequestKind {
  override readonly key = 'desk';
  override readonly remote = null;
  override readonly title = 'Leave Approval';
  override readonly icon = 'file';
  override readonly conditions = { days: true, minutes: false };
  readonly effects: string[] = [];
  /** Fails the next effect. */
  broken = false;

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: 'manager' }, { who: 'hr', overDays: 3 }]);
  }

  override types(): Promise<RequestType[]> {
    return Promise.resolve([{ value: 'odd', label: 'Odd' }]);
  }

  override context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const contexts = requests.map(({ id, days, type }): [string, RequestContext] => [
      id,
      {
        facts: [{ label: 'Total', value: { type: 'days', days: days ?? 0 } }],
        warnings: type === 'odd' ? ['Far away'] : [],
      },
    ]);
    return Promise.resolve(new Map(contexts));
  }

  override effect({ ref }: RequestRecord, outcome: RequestOutcome, by: SignedInUser | null): Promise<void> {
    if (this.broken) return Promise.reject(new Error('The desk is broken.'));
    this.effects.push(`${ref} ${outcome} ${by?.role ?? ''}`);
    return Promise.resolve();
  }
}

export const deskRequest = (employeeId: string, ref: string, more: Partial<NewRequest> = {}): NewRequest => ({
  kind: 'desk',
  employeeId,
  ref,
  summary: 'A desk at the window',
  days: 1,
  ...more,
});
