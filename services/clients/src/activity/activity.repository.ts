import type { LeadStage, LogActivity } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface ActivityRow extends Omit<LogActivity, 'about' | 'kind' | 'next'> {
  id: string;
  at: Date;
  byId: string | null;
  leadId: string | null;
  leadName: string | null;
  kind: LogActivity['kind'] | 'stage';
  stage: LeadStage | null;
  stageName: string | null;
  subject: string | null;
  sentTo: string[];
  /** Until when the email waits; null: it does not. */
  heldUntil: Date | null;
}

/** What the portal itself sent. */
export type SentMail = Pick<ActivityRow, 'sentTo' | 'heldUntil'> & { subject: string };

type Place = LogActivity['about'];
type Added = Omit<LogActivity, 'about' | 'next'> &
  Pick<ActivityRow, 'subject' | 'sentTo' | 'heldUntil'> & { about: Place; at: Date; byId: string };

const STAGE_NAME = `(select e ->> 'name' from lead_setup p, jsonb_array_elements(p.content -> 'stages') e
  where p.company_id = s.company_id and e ->> 'key' = s.stage_key)`;

/** Calls, notes and messages, and the stages through which leads came. Inside `TenantDb.run` only. */
@Injectable()
export class ActivityRepository {
  constructor(private readonly db: TenantDb) {}

  async add({ about, at, byId, ...said }: Added): Promise<string> {
    const { kind, direction, text, outcome, minutes, subject, sentTo, heldUntil } = said;
    const [row] = await this.query<{ id: string }>(
      `insert into client_activity (company_id, lead_id, client_id, kind, direction, text, outcome, minutes, at, by_id,
         subject, sent_to, held_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
      [
        about.kind === 'lead' ? about.id : null,
        about.kind === 'client' ? about.id : null,
        kind,
        direction,
        text,
        outcome,
        minutes,
        at,
        byId,
        subject,
        sentTo,
        heldUntil,
      ],
    );
    if (!row) throw new Error('The activity was not added.');
    return row.id;
  }

  /**
   * The newest first; of a client also those of the leads that became it.
   * @param before moment and id of the last one of the page before
   */
  list({ kind, id }: Place, before: { at: Date; id: string } | null, most: number): Promise<ActivityRow[]> {
    const isLead = kind === 'lead';
    const led = isLead
      ? '(select $2::uuid)'
      : '(select id from lead where company_id = $1 and client_id = $2)';
    const past = (alias: string) =>
      `($3::timestamptz is null or (date_trunc('milliseconds', ${alias}.at), ${alias}.id) < ($3, $4::uuid))`;
    // Of the client and of its leads apart, since one condition for both would read all of the company.
    const written = (
      whose: string,
    ) => `(select a.id, date_trunc('milliseconds', a.at) as at, a.by_id as "byId",
        a.lead_id as "leadId", a.kind, a.direction, a.text, a.outcome, a.minutes, null as stage, null as "stageName",
        a.subject, a.sent_to as "sentTo", a.held_until as "heldUntil"
      from client_activity a where a.company_id = $1 and ${whose} and ${past('a')}
      order by a.at desc, a.id desc limit $5)`;
    return this.query(
      `select t.*, l.name as "leadName" from (
         ${isLead ? '' : `${written('a.client_id = $2')} union all`}
         ${written(`a.lead_id in ${led}`)}
         union all
         (select s.id, date_trunc('milliseconds', s.at), s.by_id, s.lead_id, 'stage', 'out', '', null, null, s.stage,
            ${STAGE_NAME}, null, '{}', null
          from lead_stage_change s
          where s.company_id = $1 and s.lead_id in ${led} and ${past('s')}
          order by s.at desc, s.id desc limit $5)
       ) t left join lead l on l.company_id = $1 and l.id = t."leadId"
       order by t.at desc, t.id desc limit $5`,
      [id, before?.at ?? null, before?.id ?? null, most],
    );
  }

  async idsOf(column: 'lead_id' | 'client_id', id: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from client_activity where company_id = $1 and ${column} = $2 order by id`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** @returns those that were there and are at the other now */
  async move(
    ids: readonly string[],
    { column, from, to }: { column: 'lead_id' | 'client_id'; from: string; to: string },
  ): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `with moved as (
         update client_activity set ${column} = $4
         where company_id = $1 and ${column} = $2 and id = any($3::uuid[]) returning id
       ) select id from moved`,
      [from, ids, to],
    );
    return rows.map(({ id }) => id);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
