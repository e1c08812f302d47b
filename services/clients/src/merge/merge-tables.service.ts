import { Records, type MergedRecord } from '@atrium/records';
import type { MergeKind } from '@atrium/contracts';
import { Clock, notFound, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ContactKeyRepository } from '../contact/contact-keys.repository.js';
import { ContactKeys } from '../contact/contact-keys.service.js';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { LEADS, type LeadSteps } from '../lead/lead.record.js';
import { KnownContacts } from '../match/known-contacts.service.js';
import { CLIENT_MERGE } from './client-merge.record.js';
import { LEAD_MERGE } from './lead-merge.record.js';
import type { MergeRow } from './merge-row.types.js';

interface Kept extends Pick<MergedRecord, 'fields' | 'lists'> {
  archivedAt?: Date | null;
}
interface Place extends Pick<MergeRow, 'id' | 'version'> {
  kind: MergeKind;
}

/** Reads and writes leads and clients that are merged. Inside `TenantDb.run` only. */
@Injectable()
export class MergeTables {
  private readonly leads: LeadSteps;
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly known: KnownContacts,
    private readonly keys: ContactKeys,
    private readonly keyed: ContactKeyRepository,
  ) {
    this.leads = records.of(LEADS);
    this.clients = records.of(CLIENTS);
  }

  /** Locked in one order, so that two merges never wait for each other. @throws {AppError} NOT_FOUND */
  async lock(user: SignedInUser, kind: MergeKind, ids: readonly string[]): Promise<MergeRow[]> {
    const found = new Map<string, MergeRow>();
    for (const id of ids.toSorted()) {
      const row =
        kind === 'lead'
          ? LEAD_MERGE.read(await this.leads.lockItself(user, id))
          : CLIENT_MERGE.read(await this.clients.lockItself(user, id));
      found.set(id, row);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** @throws {AppError} NOT_FOUND */
  async read(user: SignedInUser, kind: MergeKind, ids: readonly string[]): Promise<MergeRow[]> {
    const rows: MergeRow[] = [];
    for (const id of ids)
      rows.push(
        kind === 'lead'
          ? LEAD_MERGE.read(await this.leads.findItself(user, id))
          : CLIENT_MERGE.read(await this.clients.findItself(user, id)),
      );
    if (rows.length < ids.length) throw notFound();
    return rows;
  }

  /** Gives a record its values and brings it back, where it had been merged. */
  async write(user: SignedInUser, { kind, id, version }: Place, kept: Kept): Promise<void> {
    const { fields, lists, archivedAt = null } = kept;
    const back = { mergedIntoId: null, archivedAt };
    await (kind === 'lead'
      ? this.leads.table.change({ id, version }, { ...LEAD_MERGE.write(fields, lists), ...back }, user.id)
      : this.clients.table.change(
          { id, version },
          { ...CLIENT_MERGE.write(fields, lists), ...back },
          user.id,
        ));
    await this.keep(kind, id);
  }

  /** The record is another one from now on. */
  async close(user: SignedInUser, { kind, id, version }: Place, intoId: string): Promise<void> {
    const gone = { mergedIntoId: intoId, archivedAt: this.clock.now() };
    await (kind === 'lead'
      ? this.leads.table.change({ id, version }, gone, user.id)
      : this.clients.table.change({ id, version }, gone, user.id));
    await this.keyed.put({ kind, id }, []);
  }

  /** By what it is found, after its contacts moved. */
  async keep(kind: MergeKind, id: string): Promise<void> {
    if (kind === 'client') return this.keys.ofClient(id);
    const { name, company, emails, phones, city } = await this.leads.rows.read(id);
    await this.known.keep({ kind, id }, { person: name, company, emails, phones, city });
  }

  /** As the trail keeps it. */
  async audited(kind: MergeKind, id: string): Promise<{ title: string; values: object }> {
    if (kind === 'lead') {
      const row = await this.leads.rows.read(id);
      return { title: LEADS.title(row), values: this.leads.rows.audited(row) };
    }
    const row = await this.clients.rows.read(id);
    return { title: CLIENTS.title(row), values: this.clients.rows.audited(row) };
  }
}
