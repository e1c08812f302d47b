import { COUNT_LIMIT, type RequestStep } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ResolvedStep } from '../decision/approval-chain.rules.js';

export interface StepRow {
  requestId: string;
  step: number;
  who: string;
  approverId: string;
  forId: string | null;
  state: RequestStep['state'];
  askedAt: Date | null;
  remindedAt: Date | null;
  escalatedAt: Date | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
  snapshot: unknown;
}

export interface StepPlace {
  requestId: string;
  step: number;
}

interface StepDecision {
  state: 'approved' | 'declined';
  by: string;
  at: Date;
  reason: string | null;
  snapshot: unknown;
}

const COLUMNS = `request_id as "requestId", step, who, approver_id as "approverId", for_id as "forId", state,
  asked_at as "askedAt", reminded_at as "remindedAt", escalated_at as "escalatedAt", decided_by as "decidedBy",
  decided_at as "decidedAt", reason, snapshot`;

/** Steps of requests and who may decide the present one. Inside `TenantDb.run` only. */
@Injectable()
export class StepRepository {
  constructor(private readonly db: TenantDb) {}

  /** All steps of some requests, in their order. */
  list(requestIds: readonly string[]): Promise<StepRow[]> {
    return this.query(
      `select ${COLUMNS} from request_step where company_id = $1 and request_id = any($2) order by request_id, step`,
      [requestIds],
    );
  }

  /** Replaces the steps from one on; those that are decided stay. */
  async replace({ requestId, step }: StepPlace, chain: readonly ResolvedStep[]): Promise<void> {
    await this.db
      .current()
      .query('delete from request_step where company_id = $1 and request_id = $2 and step >= $3', [
        this.db.currentCompanyId(),
        requestId,
        step,
      ]);
    await this.query(
      `with added as (
         insert into request_step (company_id, request_id, step, who, approver_id, for_id, state)
         select $1, $2, $3::int + place::int - 1, who, approver_id, for_id, 'waiting'
         from unnest($4::text[], $5::uuid[], $6::uuid[]) with ordinality as s (who, approver_id, for_id, place)
         returning 1
       ) select 1 from added`,
      [
        requestId,
        step,
        chain.map(({ who }) => who),
        chain.map(({ approverId }) => approverId),
        chain.map(({ forId }) => forId),
      ],
    );
  }

  /** It is this step's turn. */
  ask(place: StepPlace, at: Date): Promise<void> {
    return this.set(place, `state = 'pending', asked_at = $4`, [at]);
  }

  decide(place: StepPlace, { state, by, at, reason, snapshot }: StepDecision): Promise<void> {
    return this.set(
      place,
      'state = $4, decided_by = $5, decided_at = $6, reason = $7, snapshot = coalesce($8::jsonb, snapshot)',
      [state, by, at, reason, snapshot === null ? null : JSON.stringify(snapshot)],
    );
  }

  remind(place: StepPlace, at: Date): Promise<void> {
    return this.set(place, 'reminded_at = $4', [at]);
  }

  escalate(place: StepPlace, at: Date): Promise<void> {
    return this.set(place, 'escalated_at = $4', [at]);
  }

  /** Steps that nobody decides any more. */
  async end(requestId: string): Promise<void> {
    await this.query(
      `with ended as (
         update request_step set state = 'ended'
         where company_id = $1 and request_id = $2 and state in ('waiting', 'pending') returning 1
       ) select 1 from ended`,
      [requestId],
    );
  }

  /** The people who may decide the present step, instead of those before; none when nothing is to be decided. */
  async setDeciders(requestId: string, userIds: readonly string[]): Promise<void> {
    await this.db
      .current()
      .query('delete from request_decider where company_id = $1 and request_id = $2', [
        this.db.currentCompanyId(),
        requestId,
      ]);
    await this.addDeciders(requestId, userIds);
  }

  async addDeciders(requestId: string, userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    await this.query(
      `with added as (
         insert into request_decider (company_id, user_id, request_id)
         select $1, user_id, $2 from unnest($3::uuid[]) as user_id on conflict do nothing returning 1
       ) select 1 from added`,
      [requestId, userIds],
    );
  }

  /** The people who may decide now, by request. */
  async listDeciders(requestIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.query<{ requestId: string; users: string[] }>(
      `select request_id as "requestId", array_agg(user_id::text order by user_id) as users from request_decider
       where company_id = $1 and request_id = any($2) group by request_id`,
      [requestIds],
    );
    return new Map(rows.map(({ requestId, users }) => [requestId, users]));
  }

  /** Requests that wait for somebody, or for somebody in their place. */
  async listWaitingFor(userId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select request_id as id from request_decider where company_id = $1 and user_id = $2
       union
       select request_id from request_step
       where company_id = $1 and state = 'pending' and (approver_id = $2 or for_id = $2)`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** How many requests wait for somebody, counted up to a limit. */
  async countWaitingFor(userId: string): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `select count(*)::int from (
         select from request_decider where company_id = $1 and user_id = $2 limit $3
       ) as waiting`,
      [userId, COUNT_LIMIT],
    );
    return row?.count ?? 0;
  }

  private async set({ requestId, step }: StepPlace, sql: string, values: unknown[]): Promise<void> {
    await this.query(
      `with changed as (
         update request_step set ${sql} where company_id = $1 and request_id = $2 and step = $3 returning 1
       ) select 1 from changed`,
      [requestId, step, ...values],
    );
  }

  private query<Row = StepRow>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
