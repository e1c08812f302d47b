import type { Client, Lead, StartClientOnboarding } from '@atrium/contracts';

/** What is known of a lead and a client before anybody is asked. */
export function newOnboarding(
  { lead, client }: { lead: Lead | null; client: Client | null },
  { userId, kickoffTitle }: { userId: string; kickoffTitle: string },
): StartClientOnboarding {
  return {
    ...{ leadId: lead?.id ?? null, clientId: client?.id ?? null },
    managerId: client?.owner?.id ?? lead?.owner?.id ?? userId,
    contactIds: client?.contact?.email ? [client.contact.id] : [],
    invitesLead: lead?.client === null && lead.emails.length > 0,
    ...{ kickoffOn: null, kickoffFrom: '11:00', kickoffTitle },
  };
}

interface Counted {
  /** The lead's client is made new. */
  makesClient: boolean;
  /** The lead's person becomes a contact. */
  makesContact: boolean;
  logins: number;
  hasKickoff: boolean;
}

/** What an onboarding makes and sends. */
export function countOutcome({ makesClient, makesContact, logins, hasKickoff }: Counted) {
  return {
    made: Number(makesClient) + Number(makesContact) + Number(hasKickoff),
    reused: Number(!makesClient),
    emails: logins,
  };
}
