import { TenantDb, type ReadValue } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';

/** Of what about a lead people are notified. */
export type LeadNotice = 'answer_soon' | 'answer_late' | 'next' | 'stale';

export interface NoticedLead {
  id: string;
  /** Company, or else the person. */
  name: string;
  ownerId: string | null;
  nextAction: string | null;
}

interface Noticing {
  kind: LeadNotice;
  /** SQL of the moment that it is about: people are notified once of each. */
  about: string;
  /** Which leads `l`. */
  those: ListFilter;
  at: Date;
}

const MOST = 500;

/** Leads of which people are notified, once each. Inside `TenantDb.run` only. */
@Injectable()
export class LeadReminderRepository {
  constructor(private readonly db: TenantDb) {}

  /** Marks them as notified in the same statement, so that two jobs never notify of the same. */
  take({ kind, about, those, at }: Noticing): Promise<NoticedLead[]> {
    const values: ReadValue[] = [this.db.currentCompanyId(), kind, at.toISOString()];
    const found = allOf([those], values);
    return this.db.current().query<NoticedLead[]>(
      `with found as (
         select l.id, coalesce(l.company, l.name) as name, l.owner_id as "ownerId", l.next_action as "nextAction",
           ${about} as about
         from lead l
         where l.company_id = $1 and ${found} and not exists (
           select from lead_notice n
           where n.company_id = l.company_id and n.lead_id = l.id and n.kind = $2 and n.about = ${about})
         order by ${about} limit ${String(MOST)}
       ), told as (
         insert into lead_notice (company_id, lead_id, kind, about, told_at)
         select $1, id, $2, about, $3::timestamptz from found on conflict do nothing returning lead_id
       )
       select f.id, f.name, f."ownerId", f."nextAction" from found f join told t on t.lead_id = f.id`,
      values,
    );
  }
}
