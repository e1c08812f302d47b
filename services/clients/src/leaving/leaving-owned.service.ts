import { UserDirectoryService } from '@atrium/identity';
import { TenantDb } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Records, type KindRules } from '@atrium/records';
import { LeavingWork, type PassedOn } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import { CLIENTS } from '../client/client.record.js';
import { LEADS } from '../lead/lead.record.js';
import { listOpenLeads, listOwnedClients } from './leaving-owned.repository.js';
import { OwnerChoice } from '../owned/owner-choice.service.js';
import type { ClientResource, OwnedRow } from '../owned/owned.types.js';

/** Passes on the open leads and the clients of people who leave. Inside `TenantDb.run` only. */
@Injectable()
export class LeavingOwned extends LeavingWork {
  constructor(
    private readonly records: Records,
    private readonly db: TenantDb,
    private readonly directory: UserDirectoryService,
    private readonly notifications: Notifications,
    private readonly owners: OwnerChoice,
  ) {
    super();
  }

  /** To the heir, as far as they could open it; the rest stays without an owner, where managers find it. */
  override async pass(userId: string, given: PassedOn): Promise<void> {
    const leads = await this.passAll(LEADS, await listOpenLeads(this.db, userId), {
      ...given,
      userId,
      values: { givenRule: null, givenHow: null },
      to: await this.heirOf(given, 'leads'),
    });
    const clients = await this.passAll(CLIENTS, await listOwnedClients(this.db, userId), {
      ...given,
      userId,
      values: {},
      to: await this.heirOf(given, 'clients'),
    });
    if (given.to !== null && leads + clients > 0) await this.notify(userId, given.to, { leads, clients });
  }

  private async heirOf({ to }: PassedOn, resource: ClientResource): Promise<string | null> {
    return to !== null && (await this.owners.listAble([to], resource)).has(to) ? to : null;
  }

  /** @returns how many the heir has now */
  private async passAll<Row extends OwnedRow, Entity extends ObjectLiteral, Answer>(
    rules: KindRules<Row, Entity, Answer>,
    ids: readonly string[],
    { userId, to, by, values }: PassedOn & { userId: string; values: object },
  ): Promise<number> {
    const steps = this.records.of(rules);
    for (const id of ids) {
      const before = await steps.rows.lock(id);
      const handed: object = { ...values, ownerId: to, handedFrom: userId };
      await steps.table.change(before, handed, by?.id ?? null);
      await steps.record({ step: 'update', by, id, before });
    }
    return to === null ? 0 : ids.length;
  }

  private async notify(
    userId: string,
    heir: string,
    { leads, clients }: { leads: number; clients: number },
  ): Promise<void> {
    const names = await this.directory.listNames(this.db.currentCompanyId(), [userId]);
    await this.notifications.notify({
      to: { users: [heir] },
      kind: 'lead.handed',
      query: 'quick=mine',
      dedupeKey: `handed ${userId} ${heir}`,
      title: words('Leads and clients of {name} are yours now', { name: names.get(userId) ?? '' }),
      text: words(
        '{leads, plural, one {# lead} other {# leads}}, {clients, plural, one {# client} other {# clients}}',
        { leads, clients },
      ),
    });
  }
}
