import { LEAD } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Notifications, partsOf, words, type Notification, type Said } from '@atrium/reach';
import type { ListFilter } from '@atrium/records';
import { TaskPeopleService } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { staleAt } from '../lead/lead-quick.rules.js';
import { LeadReminderRepository, type NoticedLead } from './lead-reminder.repository.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** All leads where nothing happens, beside those that a notification names. */
const LIST = 'quick=stale';
/** Before the end of the answer's time, at most this and at most a quarter of it. */
const MOST_AHEAD = 30;
const QUARTER = 4;
/** A little less than a week, since the job does not run to the second. */
const WEEK = '167 hours';
/** Nobody is notified of what was missed for longer: the lists show it. */
const KEPT_DAYS = 2;

const DUE = 'l.answer_due_at';
const WAITS = 'l.open and l.answered_at is null';
const MANAGERS: Notification['to'] = { check: LEAD.check('approve') };

/** Tells people what is due, late or forgotten of their leads, each once. Inside `TenantDb.run` only. */
@Injectable()
export class LeadReminders {
  constructor(
    private readonly clock: Clock,
    private readonly reminders: LeadReminderRepository,
    private readonly choices: LeadChoices,
    private readonly people: TaskPeopleService,
    private readonly notifications: Notifications,
  ) {}

  /** @returns of how many leads people were notified */
  async notifyOfDue(): Promise<number> {
    const now = this.clock.now();
    const { answerMinutes } = await this.choices.setup();
    const ahead = Math.min(MOST_AHEAD, (answerMinutes ?? 0) / QUARTER) * MINUTE_MS;
    const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    const soon = await this.reminders.take({
      kind: 'answer_soon',
      about: DUE,
      at: now,
      those: between(WAITS, DUE, { from: now, to: new Date(now.getTime() + ahead) }),
    });
    for (const lead of soon) await this.notifyOfSoon(lead);
    const late = await this.reminders.take({
      kind: 'answer_late',
      about: DUE,
      at: now,
      those: between(WAITS, DUE, { from: since, to: now }),
    });
    for (const lead of late) await this.notifyOfLate(lead);
    const next = await this.reminders.take({
      kind: 'next',
      about: 'l.next_at',
      at: now,
      those: between('l.open and l.owner_id is not null', 'l.next_at', { from: since, to: now }),
    });
    for (const lead of next) await this.notifyOfNext(lead);
    return soon.length + late.length + next.length;
  }

  /** Once a week at most of each lead, together for each owner. @returns of how many leads */
  async notifyOfStale(): Promise<number> {
    const now = this.clock.now();
    const stale = staleAt((await this.choices.setup()).stages, now);
    const leads = await this.reminders.take({
      kind: 'stale',
      about: `'${now.toISOString()}'::timestamptz`,
      at: now,
      those: {
        sql: `l.owner_id is not null and ${stale.sql} and not exists (select from lead_notice w
          where w.company_id = l.company_id and w.lead_id = l.id and w.kind = 'stale'
            and w.told_at > ?::timestamptz - interval '${WEEK}')`,
        values: [...stale.values, now.toISOString()],
      },
    });
    const owners = new Map<string, NoticedLead[]>();
    for (const lead of leads) {
      const ownerId = lead.ownerId ?? '';
      owners.set(ownerId, [...(owners.get(ownerId) ?? []), lead]);
    }
    for (const [ownerId, own] of owners) {
      const [first] = own;
      const title = words(
        '{count, plural, one {Nothing happens with # lead of yours} other {Nothing happens with # leads of yours}}',
        {
          count: own.length,
        },
      );
      await this.notifications.notify({
        to: { users: [ownerId] },
        kind: 'lead.stale',
        title,
        ...(own.length === 1 && first
          ? { subjectId: first.id, query: `open=${first.id}`, text: first.name }
          : { query: LIST, parts: partsOf(own, ({ name }) => name, LIST) }),
      });
    }
    return leads.length;
  }

  private notifyOfSoon(lead: NoticedLead): Promise<void> {
    const to = lead.ownerId === null ? MANAGERS : { users: [lead.ownerId] };
    return this.notify(lead, {
      kind: 'lead.due',
      to,
      title: words('{lead} waits for a first answer', { lead: lead.name }),
    });
  }

  /** The owner, and those to whom the owner reports; without them the managers of leads. */
  private async notifyOfLate(lead: NoticedLead): Promise<void> {
    const leaders = lead.ownerId === null ? [] : await this.people.leadersOf(lead.ownerId);
    const title = words('The first answer to {lead} is late', { lead: lead.name });
    const owner = lead.ownerId === null ? [] : [lead.ownerId];
    if (leaders.length + owner.length > 0)
      await this.notify(lead, {
        kind: 'lead.late',
        to: { users: [...new Set([...owner, ...leaders])] },
        title,
      });
    if (leaders.length === 0)
      await this.notify(lead, { kind: 'lead.late', to: MANAGERS, title, except: owner });
  }

  private notifyOfNext(lead: NoticedLead): Promise<void> {
    const title = lead.nextAction
      ? words('{lead}: {action}', { lead: lead.name, action: lead.nextAction })
      : words('It is time for the next action: {lead}', { lead: lead.name });
    return this.notify(lead, { kind: 'lead.next', to: { users: [lead.ownerId ?? ''] }, title });
  }

  private notify(
    { id }: NoticedLead,
    told: { kind: string; to: Notification['to']; title: Said; except?: string[] },
  ): Promise<void> {
    return this.notifications.notify({ ...told, subjectId: id, query: `open=${id}` });
  }
}

/** Leads of a condition with a moment after one and up to another. */
const between = (condition: string, moment: string, { from, to }: { from: Date; to: Date }): ListFilter => ({
  sql: `${condition} and ${moment} > ?::timestamptz and ${moment} <= ?::timestamptz`,
  values: [from.toISOString(), to.toISOString()],
});
