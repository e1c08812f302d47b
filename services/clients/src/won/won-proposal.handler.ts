import { AGENCY_SERVICES, passesCheck, PROJECT } from '@atrium/contracts';
import { Actors, AppError, HandlesJob, TenantDb, type JobContext, type SignedInUser } from '@atrium/platform';
import { Settings, words } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LEADS, type LeadSteps } from '../lead/lead.record.js';
import { LeadMoves } from '../lead/lead-moves.service.js';
import { LeadService } from '../lead/lead.service.js';
import { ClientOnboardingService } from '../onboarding/client-onboarding.service.js';
import { ProposalOutcomes } from '../proposal/proposal-outcomes.service.js';
import { PROPOSALS, type ProposalRow } from '../proposal/proposal.record.js';
import { proposalSettings } from '../proposal/proposal-settings.schema.js';
import { wonProposal } from '../proposal/won-proposal.job.js';

type Won = ProposalRow & { leadId: string };

/** Makes the lead of an accepted proposal a client, and starts the onboarding where the company wants that. */
@Injectable()
export class WonProposals {
  private readonly proposals;
  private readonly steps: LeadSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly actors: Actors,
    private readonly leads: LeadService,
    private readonly moves: LeadMoves,
    private readonly onboardings: ClientOnboardingService,
    private readonly outcomes: ProposalOutcomes,
    private readonly settings: Settings,
  ) {
    this.proposals = records.of(PROPOSALS);
    this.steps = records.of(LEADS);
  }

  /** Repeatable: a lead is made one client, and one onboarding of it is open at a time. */
  @HandlesJob(wonProposal)
  async win({ proposalId }: { proposalId: string }, { companyId }: JobContext): Promise<void> {
    const row = await this.db.run(companyId, () => this.proposals.rows.read(proposalId));
    const { ownerId } = row;
    // It may have been merged with another since.
    const leadId =
      row.leadId && (await this.db.run(companyId, () => this.steps.rows.currentId(row.leadId ?? '')));
    const owner = ownerId === null ? null : await this.actors.find(companyId, ownerId);
    if (!leadId || !owner) return;
    const won = { ...row, leadId };
    try {
      await this.convert(owner, won);
      if (await this.startsOnboarding(companyId)) await this.onboard(owner, won);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.notify(companyId, won, error.message);
    }
  }

  private convert(owner: SignedInUser, { id, leadId }: Won): Promise<void> {
    return this.db.run(owner.companyId, async () => {
      const { client } = await this.moves.convert(owner, leadId, { clientId: null, knownReason: null });
      const row = await this.proposals.rows.lock(id);
      if (row.holderId === null && client)
        await this.proposals.table.change(row, { mergedClientId: client.id }, owner.id);
    });
  }

  private async onboard(owner: SignedInUser, { leadId, title }: Won): Promise<void> {
    const { client, services } = await this.leads.steps.get(owner, leadId);
    const mayStart = passesCheck(owner, PROJECT.check('create'));
    // A service of the company's own has no template of a project.
    const kinds = AGENCY_SERVICES.filter((kind) => mayStart && services.includes(kind));
    const projects = kinds.map((kind) => ({ kind, name: title.slice(0, 120) }));
    await this.onboardings.start(owner, {
      leadId,
      clientId: client?.id ?? null,
      managerId: owner.id,
      invitesLead: true,
      contactIds: [],
      kickoffOn: null,
      kickoffFrom: '11:00',
      kickoffTitle: title,
      projects,
    });
  }

  private startsOnboarding(companyId: string): Promise<boolean> {
    return this.db.run(
      companyId,
      async () => (await this.settings.ofCompany(proposalSettings)).startsOnboarding,
    );
  }

  /** What was accepted stays accepted; somebody makes the client by hand. @param why a sentence of the catalogues */
  private notify(companyId: string, row: Won, why: string): Promise<void> {
    const said = words('“{title}” was accepted, but its lead could not be made a client', {
      title: row.title,
    });
    return this.db.run(companyId, () => this.outcomes.notify(row, said, { id: why, values: {} }));
  }
}
