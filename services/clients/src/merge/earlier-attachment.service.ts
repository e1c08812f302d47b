import type { SubjectPlace } from '@atrium/contracts';
import { RecordAttachment, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { LEADS, type LeadSteps } from '../lead/lead.record.js';

/** Records that were merged before lead to the newest survivor, so that one look is enough. */
@Injectable()
export class EarlierAttachment extends RecordAttachment {
  override readonly key = 'earlier';
  override readonly kinds = ['lead', 'client'];
  private readonly leads: LeadSteps;
  private readonly clients: ClientSteps;

  constructor(records: Records) {
    super();
    this.leads = records.of(LEADS);
    this.clients = records.of(CLIENTS);
  }

  listIds({ kind, id }: SubjectPlace): Promise<string[]> {
    return this.stepsOf(kind).rows.listMerged(id);
  }

  move(ids: readonly string[], { kind, id }: SubjectPlace, to: string): Promise<string[]> {
    return this.stepsOf(kind).table.noteAll(ids, { mergedIntoId: id }, { mergedIntoId: to });
  }

  private stepsOf(kind: string): LeadSteps | ClientSteps {
    return kind === 'lead' ? this.leads : this.clients;
  }
}
