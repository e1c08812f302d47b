import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ClientRow } from '../client/client.record.js';
import type { Supply } from './proposal.types.js';
import { supplyOf } from './supply.rules.js';

/** Which taxes a proposal to a client has. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalSupply {
  constructor(private readonly db: TenantDb) {}

  async of({ gstin, country }: Pick<ClientRow, 'gstin' | 'country'>): Promise<Supply> {
    const [company] = await this.db
      .current()
      .query<{ gstin: string | null }[]>('select gstin from company where id = $1', [
        this.db.currentCompanyId(),
      ]);
    const given = { companyGstin: company?.gstin ?? null, clientGstin: gstin, clientCountry: country };
    return supplyOf(given).supply;
  }
}
