import type { AgencyService, Client, Lead, StartClientOnboarding } from '@atrium/contracts';

interface Known {
  userId: string;
  kickoffTitle: string;
  projects: { kind: AgencyService; name: string }[];
}

/** What is known of a lead and a client before anybody is asked. */
export function newOnboarding(
  { lead, client }: { lead: Lead | null; client: Client | null },
  { userId, kickoffTitle, projects }: Known,
): StartClientOnboarding {
  return {
    leadId: lead?.id ?? null,
    clientId: client?.id ?? null,
    managerId: client?.owner?.id ?? lead?.owner?.id ?? userId,
    contactIds: client?.contact?.email ? [client.contact.id] : [],
    invitesLead: lead?.client === null && lead.emails.length > 0,
    kickoffOn: null,
    kickoffFrom: '11:00',
    kickoffTitle,
    projects,
  };
}

interface Counted {
  /** The lead's client is made new. */
  makesClient: boolean;
  /** The lead's person becomes a contact. */
  makesContact: boolean;
  logins: number;
  projects: number;
  hasKickoff: boolean;
  /** People of the client who are asked to the kick-off. */
  guests: number;
}

/** What an onboarding makes and sends. */
export function countOutcome({ makesClient, makesContact, logins, projects, hasKickoff, guests }: Counted) {
  return {
    made: projects + Number(makesClient) + Number(makesContact) + Number(hasKickoff),
    reused: Number(!makesClient),
    emails: logins + guests,
  };
}
