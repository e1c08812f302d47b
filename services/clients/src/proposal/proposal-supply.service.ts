import {
  placeSourceOf,
  PROPOSAL,
  supplyOf,
  type ProposalSupplyFound,
  type ProposalSupplyQuery,
  type Supply,
} from '@atrium/contracts';
import { AppError, notFound, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientRow, type ClientSteps } from '../client/client.record.js';
import { HOME } from '../home.rules.js';
import { LEADS, type LeadSteps } from '../lead/lead.record.js';
import { proposalSettings } from './proposal-settings.schema.js';
import { listSigners, readCompanyGstin } from './proposal-supply.repository.js';

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

const groundOfClient = ({ currency, timezone, ...taxed }: ClientRow): ProposalGround => ({
  currency,
  timezone,
  taxed,
});

const groundOfLead = ({ companyTimezone: timezone }: SignedInUser): ProposalGround => ({
  currency: HOME.currency,
  timezone,
  taxed: NOTHING_KNOWN,
});

/** For whom a proposal is, and which taxes follow from that. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalSupply {
  private readonly clients: ClientSteps;
  private readonly leads: LeadSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly settings: Settings,
  ) {
    this.clients = records.of(CLIENTS);
    this.leads = records.of(LEADS);
  }

  /** Of a new one. @throws {AppError} PROPOSAL_CLIENT on `clientId`, also where the person does not see it or it is archived */
  async openGround(user: SignedInUser, { clientId, leadId }: ForWhom): Promise<ProposalGround> {
    const find = async () => {
      if (clientId !== null)
        return groundOfClient(await this.clients.open(user, { step: 'update', id: clientId }));
      const lead = leadId ? await this.leads.findItself(user, leadId) : null;
      return lead?.archivedAt === null ? groundOfLead(user) : null;
    };
    const ground = await find().catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (ground) return ground;
    throw refusedField('clientId', PROPOSAL.errors.PROPOSAL_CLIENT);
  }

  /**
   * Of one that is there, for whoever sees that one. It locks nothing: a merge of clients locks these first and their
   * proposals then.
   */
  async groundOf(user: SignedInUser, { clientId }: ForWhom): Promise<ProposalGround> {
    return clientId === null ? groundOfLead(user) : groundOfClient(await this.clients.rows.read(clientId));
  }

  async of(
    { gstin, country, stateCode, isSez }: ProposalGround['taxed'],
    placeOverride: string | null,
  ): Promise<{ supply: Supply; placeOfSupply: string | null } & Pick<ProposalSupplyFound, 'from' | 'own'>> {
    const companyGstin = await readCompanyGstin(this.db);
    const { underLut } = await this.settings.ofCompany(proposalSettings);
    const given = {
      companyGstin,
      underLut,
      placeOverride,
      clientGstin: gstin,
      clientCountry: country,
      clientState: stateCode,
      clientIsSez: isSez,
    };
    return { ...supplyOf(given), from: placeSourceOf(given), own: companyGstin?.slice(0, 2) ?? null };
  }

  /** Before anything is saved. @throws {AppError} NOT_FOUND of a client or lead that the person does not see */
  preview(
    user: SignedInUser,
    { clientId, leadId, place }: ProposalSupplyQuery,
  ): Promise<ProposalSupplyFound> {
    return this.db.run(user.companyId, async () => {
      if (!clientId && !leadId) throw notFound();
      if (!clientId) await this.leads.findItself(user, leadId ?? '');
      const { currency, taxed } = clientId
        ? groundOfClient(await this.clients.find(user, clientId))
        : groundOfLead(user);
      return { currency, ...(await this.of(taxed, place ?? null)) };
    });
  }

  /**
   * Whether these may sign: contacts of the client, or the lead itself.
   * @throws {AppError} PROPOSAL_SIGNERS on `signerIds`
   */
  async checkSigners(signerIds: readonly string[], { clientId, leadId }: ForWhom): Promise<void> {
    if (signerIds.length === 0) return;
    const known = await listSigners(this.db, { clientId, leadId: leadId ?? null });
    if (signerIds.every((id) => known.has(id))) return;
    throw refusedField('signerIds', PROPOSAL.errors.PROPOSAL_SIGNERS);
  }
}
