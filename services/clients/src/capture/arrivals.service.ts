import { Notifications, words, type Notification } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { Consents } from '../consent/consents.service.js';
import { LeadArrivals } from '../lead/lead-arrivals.service.js';
import { KnownContacts } from '../match/known-contacts.service.js';
import type { CaptureFormRow } from './capture-form.record.js';
import type { FormSubmissionRow } from './form-submission.record.js';

/** What became of an enquiry. */
export interface Arrived {
  leadId: string | null;
  clientId: string | null;
  /** Whether it was there before. */
  known: boolean;
}

const MOST_CAMPAIGN = 80;

const MANAGERS = { check: { tab: 'clientManagement', resource: 'leads', action: 'approve' } } as const;

/** An enquiry that is taken becomes a lead, or belongs to a lead or a client that is there. Inside `TenantDb.run` only. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly leads: LeadArrivals,
    private readonly known: KnownContacts,
    private readonly consents: Consents,
    private readonly notifications: Notifications,
  ) {}

  async take(row: FormSubmissionRow, form: CaptureFormRow): Promise<Arrived> {
    const arrived = await this.place(row, form.source);
    await this.keepConsent(row, form, arrived);
    return arrived;
  }

  /** Managers are notified that something waits, once an hour. */
  async wait(form: CaptureFormRow): Promise<void> {
    await this.notifications.notify({
      to: MANAGERS,
      kind: 'enquiry.waiting',
      dedupeKey: form.id,
      query: 'show=enquiries',
      title: words('Enquiries of “{form}” wait in quarantine', { form: form.name }),
    });
  }

  private async place(row: FormSubmissionRow, source: string): Promise<Arrived> {
    const { name, company, city } = row;
    const [emails, phones] = [listOf(row.email), listOf(row.phone)];
    const matches = await this.known.meet({ person: name, company, emails, phones, city });
    const [match] = matches.filter(({ verdict }) => verdict !== 'possible');
    if (!match) {
      const lead = await this.leads.receive({
        name,
        company,
        emails,
        phones,
        source,
        services: row.services,
        city,
        value: row.budget,
        campaign: (row.campaign['campaign'] ?? row.campaign['utm_campaign'])?.slice(0, MOST_CAMPAIGN) ?? null,
        utm: row.campaign,
      });
      await this.notify(row, { kind: 'enquiry.lead', id: lead.id, ownerId: lead.ownerId });
      return { leadId: lead.id, clientId: null, known: false };
    }
    const { id, kind, ownerId } = match.contact;
    if (kind === 'client') {
      await this.notify(row, { kind: 'enquiry.client', id, ownerId });
      return { leadId: null, clientId: id, known: true };
    }
    const lead = await this.leads.returned(id);
    await this.notify(row, { kind: 'enquiry.lead', id, ownerId: lead.ownerId });
    return { leadId: id, clientId: lead.clientId, known: true };
  }

  private async notify(
    row: FormSubmissionRow,
    { kind, id, ownerId }: { kind: string; id: string; ownerId: string | null },
  ): Promise<void> {
    const to: Notification['to'] = ownerId === null ? MANAGERS : { users: [ownerId] };
    await this.notifications.notify({
      to,
      kind,
      query: `open=${id}`,
      dedupeKey: row.id,
      title: words('{name} asks with the form “{form}”', { name: row.name, form: row.formName }),
      ...(row.message && { text: row.message }),
    });
  }

  private async keepConsent(
    row: FormSubmissionRow,
    form: CaptureFormRow,
    { leadId }: Arrived,
  ): Promise<void> {
    if (row.consentVersion === null) return;
    const seen = [row.page, row.network, row.userAgent].filter(Boolean).join(', ');
    const evidence = `${form.name}, version ${String(row.consentVersion)}: “${row.consentText ?? ''}” (${seen})`;
    const said = { purpose: 'marketing', state: 'opted_in', source: 'form', evidence } as const;
    const given = form.consentChannels.flatMap((channel) => {
      const address = channel === 'email' ? row.email : row.phone;
      return address ? { ...said, address, channel, leadId, contactId: null, occurredAt: row.createdAt } : [];
    });
    await this.consents.keep(given, null);
  }
}

const listOf = (value: string | null): string[] => (value === null ? [] : [value]);
