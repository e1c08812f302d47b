import type { SubjectPlace } from '@atrium/contracts';
import { RecordAttachment, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { LEADS, type LeadSteps } from '../lead/lead.record.js';
import { MergedIds } from '../owned/merged-ids.service.js';

/** Records that were merged before lead to the newest survivor, so that one look is enough. */
@Injectable()
export class EarlierAttachment extends RecordAttachment {
  override readonly key = 'earlier';
  override readonly kinds = ['lead', 'client'];
  private readonly leads: LeadSteps;
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly merged: MergedIds,
  ) {
    super();
    this.leads = records.of(LEADS);
    this.clients = records.of(CLIENTS);
  }

  listIds({ kind, id }: SubjectPlace): Promise<string[]> {
    return this.merged.listMerged(kind, id);
  }

  move(ids: readonly string[], { kind, id }: SubjectPlace, to: string): Promise<string[]> {
    const { table } = kind === 'lead' ? this.leads : this.clients;
    return table.noteAll(ids, { mergedIntoId: id }, { mergedIntoId: to });
  }
}
