import {
  CLIENT_ONBOARDING,
  dayIn,
  LEAD,
  passesCheck,
  PROJECT,
  templateEnd,
  type Client,
  type StartClientOnboarding,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OwnerChoice } from '../owned/owner-choice.service.js';
import { ClientService } from '../client/client.service.js';
import { ContactService } from '../client/contact.service.js';
import { LeadMoves } from '../lead/lead-moves.service.js';
import { LeadService } from '../lead/lead.service.js';
import { ProjectService } from '../project/project.service.js';

/** What an onboarding stands on. */
export interface OnboardingGround {
  client: Client;
  /** Those who get a login. */
  contactIds: string[];
}

const { errors } = CLIENT_ONBOARDING;

/** Makes or takes up the client, its people and who looks after it. Inside `TenantDb.run` only. */
@Injectable()
export class OnboardingStart {
  constructor(
    private readonly leads: LeadService,
    private readonly moves: LeadMoves,
    private readonly clients: ClientService,
    private readonly contacts: ContactService,
    private readonly projects: ProjectService,
    private readonly owners: OwnerChoice,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws {AppError} ONBOARDING_OF on `clientId`, ONBOARDING_MANAGER on `managerId`, ONBOARDING_CONTACT on
   * `contactIds`, ONBOARDING_KICKOFF_PAST on `kickoffOn`, ACCESS_DENIED, NOT_FOUND and as the conversion of a lead
   */
  async take(user: SignedInUser, given: StartClientOnboarding): Promise<OnboardingGround> {
    const { managerId, kickoffOn } = given;
    if (kickoffOn !== null && kickoffOn < this.today(user))
      throw refusedField('kickoffOn', errors.ONBOARDING_KICKOFF_PAST);
    const place = { field: 'managerId', stranger: errors.ONBOARDING_MANAGER } as const;
    await this.owners.check([managerId], { ...place, resource: 'clients' });
    if (given.projects.length > 0) await this.owners.check([managerId], { ...place, resource: 'projects' });
    const client = await this.clientOf(user, given);
    const contactIds = await this.peopleOf(user, client, given);
    return { client, contactIds };
  }

  /** From today. @throws {AppError} ACCESS_DENIED */
  async startProjects(
    user: SignedInUser,
    client: Client,
    { projects, managerId }: StartClientOnboarding,
  ): Promise<void> {
    if (projects.length === 0) return;
    if (!passesCheck(user, PROJECT.check('create'))) throw new AppError('ACCESS_DENIED');
    const startOn = this.today(user);
    for (const { kind, name } of projects)
      await this.projects.create(user, {
        clientId: client.id,
        kind,
        name,
        code: null,
        managerId,
        memberIds: [],
        startOn,
        endOn: templateEnd(kind, startOn),
        budgetHours: null,
        withTemplate: true,
      });
  }

  /** The manager owns the client from now on, and it is active. */
  async handOver(user: SignedInUser, { id, version }: Client, managerId: string): Promise<void> {
    await this.clients.update(user, id, { version, ownerId: managerId, status: 'active' });
  }

  /** Whether all of them are people of the client. */
  async areOf(clientId: string, ids: readonly string[]): Promise<boolean> {
    const known = new Set((await this.contacts.ofClient(clientId)).map(({ id }) => id));
    return ids.every((id) => known.has(id));
  }

  private today({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }

  private async clientOf(user: SignedInUser, { leadId, clientId }: StartClientOnboarding): Promise<Client> {
    if (leadId === null) {
      if (clientId === null) throw refusedField('clientId', errors.ONBOARDING_OF);
      return this.clients.steps.get(user, clientId);
    }
    if (!passesCheck(user, LEAD.check('update'))) throw new AppError('ACCESS_DENIED');
    const { client } = await this.moves.convert(user, leadId, { clientId, knownReason: null });
    return this.clients.steps.get(user, client?.id ?? '');
  }

  private async peopleOf(
    user: SignedInUser,
    client: Client,
    { leadId, invitesLead, contactIds }: StartClientOnboarding,
  ): Promise<string[]> {
    const known = await this.contacts.ofClient(client.id);
    if (contactIds.some((id) => !known.some((each) => each.id === id)))
      throw refusedField('contactIds', errors.ONBOARDING_CONTACT);
    if (leadId === null || !invitesLead) return contactIds;
    const { emails, phones } = await this.leads.steps.get(user, leadId);
    const person = known.find(
      (each) =>
        each.emails.some((email) => emails.includes(email)) ||
        each.phones.some((phone) => phones.includes(phone)),
    );
    return [...new Set([...contactIds, ...(person ? [person.id] : [])])];
  }
}
