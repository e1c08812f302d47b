import type { SubjectPlace } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { RecordAttachment, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PROPOSALS, type ProposalSteps } from '../proposal/proposal.record.js';
import { isOutside } from '../proposal/proposal-state.rules.js';
import { lockHeld } from './proposal-attachment.repository.js';

/**
 * Proposals to clients that are merged. What was sent keeps the client to which it was sent, to the byte, and belongs to
 * the survivor beside that; a draft is for the survivor from now on.
 */
@Injectable()
export class ProposalAttachment extends RecordAttachment {
  override readonly key = 'proposals';
  override readonly kinds = ['client'];
  private readonly proposals: ProposalSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
  ) {
    super();
    this.proposals = records.of(PROPOSALS);
  }

  async listIds({ id }: SubjectPlace): Promise<string[]> {
    return (await lockHeld(this.db, id)).map((row) => row.id);
  }

  async move(ids: readonly string[], { id: holderId }: SubjectPlace, to: string): Promise<string[]> {
    const { table } = this.proposals;
    const held = (await lockHeld(this.db, holderId)).filter(({ id }) => ids.includes(id));
    const drafts = held.filter(({ state }) => !isOutside(state)).map(({ id }) => id);
    const sent = held.filter(({ state }) => isOutside(state));
    const home = sent.filter(({ clientId }) => clientId === to).map(({ id }) => id);
    const abroad = sent.filter(({ clientId }) => clientId !== to).map(({ id }) => id);
    return [
      ...(await table.noteAll(drafts, { holderId }, { clientId: to, mergedClientId: null })),
      ...(await table.noteAll(home, { holderId }, { mergedClientId: null })),
      ...(await table.noteAll(abroad, { holderId }, { mergedClientId: to })),
    ];
  }
}
