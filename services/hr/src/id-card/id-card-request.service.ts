import { AppError, Actors, TenantDb, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import {
  RequestKind,
  type ApprovalStep,
  type RequestContext,
  type RequestOutcome,
  type RequestRecord,
} from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import type { IdCardRow } from './id-card.record.js';
import { IdCards } from './id-card.service.js';

export const ID_CARD_REQUEST = 'idCard';

/** An ID card, as HR issues it. */
@Injectable()
export class IdCardRequests extends RequestKind {
  override readonly key = ID_CARD_REQUEST;
  override readonly remote = 'hr';
  override readonly title = words('Request ID Card');
  override readonly icon = 'id-badge-2';

  constructor(
    private readonly db: TenantDb,
    private readonly cards: IdCards,
    private readonly actors: Actors,
  ) {
    super();
  }

  override steps(): Promise<ApprovalStep[]> {
    return Promise.resolve([{ who: 'hr' }]);
  }

  override async context(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const rows = await this.cards.steps.rows.readAll(requests.map(({ ref }) => ref));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      requests.map(({ id, ref }) => {
        const row = byId.get(ref);
        return [id, row ? contextOf(row) : { facts: [], warnings: [] }];
      }),
    );
  }

  /** @throws {AppError} TRANSITION_REFUSED: a card has no part that could be cut off */
  override async effect(
    { ref, submittedBy }: RequestRecord,
    outcome: RequestOutcome,
    by: SignedInUser | null,
  ): Promise<void> {
    if (outcome === 'cutShort') throw new AppError('TRANSITION_REFUSED');
    const user = by ?? (await this.sender(submittedBy));
    const { id, version } = await this.cards.steps.rows.read(ref);
    const steps = { declined: 'decline', withdrawn: 'withdraw', cancelled: 'revoke' } as const;
    if (outcome === 'approved') await this.cards.issue(user, id, { version });
    else await this.cards.steps.run(user, { step: steps[outcome], id, version, change: () => ({}) });
  }

  /** What the portal itself decides is done in the name of whoever asked. */
  private async sender(userId: string): Promise<SignedInUser> {
    const sender = await this.actors.find(this.db.currentCompanyId(), userId);
    if (!sender) throw new AppError('TRANSITION_REFUSED');
    return sender;
  }
}

function contextOf({ designation, photoFileId, state }: IdCardRow): RequestContext {
  const facts = [{ label: words('Designation'), value: { type: 'text', text: designation ?? '–' } }] as const;
  const bare = state === 'asked' && photoFileId === null;
  return {
    facts: [...facts],
    warnings: bare ? [words('They have no photo yet: the card shows initials.')] : [],
  };
}
