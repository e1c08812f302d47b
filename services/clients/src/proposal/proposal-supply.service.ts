import {
  placeSourceOf,
  PROPOSAL,
  supplyOf,
  type ProposalSupplyFound,
  type ProposalSupplyQuery,
  type Supply,
} from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { ClientDoor } from '../client/client-door.service.js';
import type { ClientRow } from '../client/client.record.js';
import { HOME } from '../home.rules.js';
import { LeadService } from '../lead/lead.service.js';
import { refusedField } from '../refused-field.rules.js';
import { proposalSettings } from './proposal-settings.schema.js';

/** For whom a proposal is. */
export interface ForWhom {
  clientId: string | null;
  leadId?: string | null | undefined;
}

/** What a proposal has of those for whom it is. */
export interface ProposalGround {
  currency: string;
  timezone: string;
  /** What decides about taxes. */
  taxed: Pick<ClientRow, 'gstin' | 'country' | 'stateCode' | 'isSez'>;
}

const NOTHING_KNOWN = { gstin: null, stateCode: null, isSez: false, country: HOME.country };

/** For whom a proposal is, and which taxes follow from that. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalSupply {
  constructor(
    private readonly db: TenantDb,
    private readonly settings: Settings,
    private readonly clients: ClientDoor,
    private readonly leads: LeadService,
  ) {}

  /** @throws {AppError} PROPOSAL_CLIENT on `clientId`, also of one that the person does not see or that is archived */
  async groundOf(user: SignedInUser, { clientId, leadId }: ForWhom): Promise<ProposalGround> {
    const ground = await this.find(user, { clientId, leadId }).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (ground) return ground;
    throw refusedField('clientId', PROPOSAL.errors.PROPOSAL_CLIENT);
  }

  private async find(user: SignedInUser, { clientId, leadId }: ForWhom): Promise<ProposalGround | null> {
    if (clientId !== null) {
      const { currency, timezone, ...taxed } = await this.clients.open(user, clientId);
      return { currency, timezone, taxed };
    }
    if (!leadId) return null;
    const { archivedAt } = await this.leads.find(user, leadId);
    if (archivedAt !== null) return null;
    return { currency: HOME.currency, timezone: user.companyTimezone, taxed: NOTHING_KNOWN };
  }

  async of(
    { gstin, country, stateCode, isSez }: ProposalGround['taxed'],
    placeOverride: string | null,
  ): Promise<{ supply: Supply; placeOfSupply: string | null } & Pick<ProposalSupplyFound, 'from' | 'own'>> {
    const companyGstin = await this.companyGstin();
    const { underLut } = await this.settings.ofCompany(proposalSettings);
    const given = {
      ...{ companyGstin, underLut, placeOverride },
      ...{ clientGstin: gstin, clientCountry: country, clientState: stateCode, clientIsSez: isSez },
    };
    return { ...supplyOf(given), from: placeSourceOf(given), own: companyGstin?.slice(0, 2) ?? null };
  }

  /** Before anything is saved. @throws {AppError} as `groundOf` */
  preview(
    user: SignedInUser,
    { clientId, leadId, place }: ProposalSupplyQuery,
  ): Promise<ProposalSupplyFound> {
    return this.db.run(user.companyId, async () => {
      const { currency, taxed } = await this.groundOf(user, { clientId: clientId ?? null, leadId });
      return { currency, ...(await this.of(taxed, place ?? null)) };
    });
  }

  /**
   * Whether these may sign: contacts of the client, or the lead itself.
   * @throws {AppError} PROPOSAL_SIGNERS on `signerIds`
   */
  async checkSigners(signerIds: readonly string[], { clientId, leadId }: ForWhom): Promise<void> {
    if (signerIds.length === 0) return;
    const known = await this.db.current().query<{ id: string }[]>(
      `select id from client_contact where company_id = $1 and client_id = $2
       union all select id from lead where company_id = $1 and id = $3`,
      [this.db.currentCompanyId(), clientId, leadId ?? null],
    );
    if (signerIds.every((id) => known.some((each) => each.id === id))) return;
    throw refusedField('signerIds', PROPOSAL.errors.PROPOSAL_SIGNERS);
  }

  private async companyGstin(): Promise<string | null> {
    const [company] = await this.db
      .current()
      .query<{ gstin: string | null }[]>('select gstin from company where id = $1', [
        this.db.currentCompanyId(),
      ]);
    return company?.gstin ?? null;
  }
}
