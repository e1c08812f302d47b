import { Records } from '@atrium/records';
import {
  ACTIVITY_NEEDS_OUTCOME,
  ACTIVITY_NEEDS_TEXT,
  ACTIVITY_TAG,
  CLIENT,
  LEAD,
  passesCheck,
  type ActivityQuery,
  type ClientActivities,
  type ClientActivity,
  type LogActivity,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, LiveEvents, TenantDb, wrongField, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { LEADS, type LeadRow, type LeadSteps } from '../lead/lead.record.js';
import { nextAtOf } from '../lead/lead.rules.js';
import { placeOf, sayPlace } from '../page-place.rules.js';
import { ActivityRepository, type ActivityRow, type SentMail } from './activity.repository.js';

const PAGE = 30;

/** It was only written down. */
const NOTHING_SENT = { subject: null, sentTo: [] as string[], heldUntil: null };
type NothingSent = typeof NOTHING_SENT;

interface Touching extends Pick<LogActivity, 'kind' | 'direction' | 'next'> {
  at: Date;
  /** It has not left the portal yet. */
  waits: boolean;
}

/** What people do for a lead or a client. The first call or message to a lead is its answer. */
@Injectable()
export class ActivityService {
  private readonly leads: LeadSteps;
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly activities: ActivityRepository,
    private readonly directory: UserDirectoryService,
    private readonly live: LiveEvents,
  ) {
    this.leads = records.of(LEADS);
    this.clients = records.of(CLIENTS);
  }

  /** Of one that was merged: of the record that it turned out to be. @throws {AppError} NOT_FOUND */
  list(user: SignedInUser, { before, ...given }: ActivityQuery): Promise<ClientActivities> {
    return this.db.run(user.companyId, async () => {
      refuseOthers(user, given.kind, 'read');
      const { id } = await (given.kind === 'lead' ? this.leads : this.clients).find(user, given.id);
      const rows = await this.activities.list({ ...given, id }, placeOf(before), PAGE + 1);
      const page = rows.slice(0, PAGE);
      const last = rows.length > PAGE ? page.at(-1) : undefined;
      const next = last ? sayPlace(last) : null;
      return { items: await this.show(user, page), next };
    });
  }

  /**
   * @param sent an email that the portal sends with it
   * @throws {AppError} NOT_FOUND, LEAD_ARCHIVED, CLIENT_ARCHIVED, VALIDATION_FAILED on `text` or `outcome`
   */
  log(
    user: SignedInUser,
    given: LogActivity,
    sent: SentMail | NothingSent = NOTHING_SENT,
  ): Promise<ClientActivity> {
    refuseEmpty(given);
    const { next, about: named, ...said } = given;
    const told = said.kind === 'call' ? said : { ...said, outcome: null, minutes: null };
    return this.db.run(user.companyId, async () => {
      refuseOthers(user, named.kind, 'update');
      const lead =
        named.kind === 'lead' ? await this.leads.open(user, { step: 'update', id: named.id }) : null;
      const { id: aboutId } = lead ?? (await this.clients.open(user, { step: 'update', id: named.id }));
      // After its turn has come, so that what others wrote meanwhile is earlier.
      const added = { ...told, ...sent, at: this.clock.now(), byId: user.id };
      if (lead) await this.touch(user, lead, { ...told, next, at: added.at, waits: sent.heldUntil !== null });
      const id = await this.activities.add({ ...added, about: { ...named, id: aboutId } });
      const audience = { check: (lead ? LEAD : CLIENT).check('read') };
      await this.live.publish({ type: 'invalidate', tags: [ACTIVITY_TAG] }, audience);
      const of = { leadId: lead?.id ?? null, leadName: lead?.name ?? null, stage: null, stageName: null };
      const [shown] = await this.show(user, [{ ...added, ...of, id }]);
      if (!shown) throw new Error('The activity was not added.');
      return shown;
    });
  }

  /** The lead has been answered, unless the answer waits, is not quiet any more, and has its next action. */
  private async touch(
    user: SignedInUser,
    before: LeadRow,
    { kind, direction, next, at, waits }: Touching,
  ): Promise<void> {
    const { id } = before;
    const answers = !waits && direction === 'out' && kind !== 'note' && before.answeredAt === null;
    // Nobody edits these values, so a form that is open meanwhile can still be saved.
    await this.leads.table.note(id, { lastActivityAt: at, ...(answers && { answeredAt: at }) });
    if (next === null) await this.leads.table.invalidate([id]);
    else await this.plan(user, before, next);
  }

  private async plan(
    user: SignedInUser,
    before: LeadRow,
    { action, on, time }: NonNullable<LogActivity['next']>,
  ): Promise<void> {
    const nextAt = nextAtOf({ nextOn: on, nextTime: time }, user.companyTimezone);
    const values = { nextAction: action, nextOn: on, nextTime: time, nextAt };
    await this.leads.table.change(before, values, user.id);
    await this.leads.record({ step: 'update', by: user, id: before.id, before });
  }

  private async show(user: SignedInUser, rows: readonly ActivityRow[]): Promise<ClientActivity[]> {
    const people = [...new Set(rows.flatMap(({ byId }) => byId ?? []))];
    const names = await this.directory.listNames(user.companyId, people);
    return rows.map(({ at, byId, leadId, leadName, heldUntil, ...row }) => ({
      ...row,
      heldUntil: heldUntil?.toISOString() ?? null,
      at: at.toISOString(),
      by: byId === null ? null : { id: byId, name: names.get(byId) ?? '' },
      lead: leadId === null ? null : { id: leadId, name: leadName ?? '' },
    }));
  }
}

/** @throws {AppError} ACCESS_DENIED */
export function refuseOthers(user: SignedInUser, kind: 'lead' | 'client', action: 'read' | 'update'): void {
  if (!passesCheck(user, (kind === 'lead' ? LEAD : CLIENT).check(action)))
    throw new AppError('ACCESS_DENIED');
}

/** @throws {AppError} VALIDATION_FAILED on `text` or `outcome` */
function refuseEmpty({ kind, text, outcome }: LogActivity): void {
  if (kind === 'call' && outcome === null) throw wrongField('outcome', ACTIVITY_NEEDS_OUTCOME);
  if (kind !== 'call' && text === '') throw wrongField('text', ACTIVITY_NEEDS_TEXT);
}
