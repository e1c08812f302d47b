import {
  choiceOf,
  passesCheck,
  type NotificationKindRules,
  type NotificationPreferences,
} from '@atrium/contracts';
import { UserDirectoryService, type Member, type MemberQuery } from '@atrium/identity';
import { Clock, Jobs, LiveEvents, OnDomainEvent } from '@atrium/platform';
import {
  NotificationCatalog,
  Settings,
  type NotificationAudience,
  type NotificationRequest,
} from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { notificationPreferences } from '../preference/preferences.schema.js';
import { CompanyKindsService } from './company-kinds.service.js';
import { mailNotifications } from './mail-notifications.job.js';
import { mailTime } from './mail-time.rules.js';
import { mayKnow } from './notification-kinds.policy.js';
import { NotificationRepository } from './notification.repository.js';
import type { Delivery } from './notification.types.js';

const ONCE_IN_MINUTES = 60;
/** What one person does to one record within this time is one notification. */
const MERGED_MINUTES = 5;
const MINUTE_MS = 60_000;
/** A database notification holds 8,000 bytes, which limits the ids in one. */
const USERS_AT_ONCE = 150;

interface Merged {
  /** To whom what they were told just now says this instead; mailed where it is of another kind. */
  said: Delivery[];
  /** Who is told apart. */
  others: Delivery[];
}

/** Takes notification requests from services and stores a copy in the inbox of each recipient. */
@Injectable()
export class NotificationIntake {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly catalog: NotificationCatalog,
    private readonly kinds: CompanyKindsService,
    private readonly directory: UserDirectoryService,
    private readonly settings: Settings,
    private readonly jobs: Jobs,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {}

  @OnDomainEvent('notification.requested', 1)
  async take(request: NotificationRequest, { companyId }: { companyId: string }): Promise<void> {
    const rules = this.catalog.find(request.kind);
    if (!rules) return;
    const people = await this.listPeople(companyId, request);
    const deliveries = await this.plan(companyId, { ...rules, kind: request.kind }, people);
    const { said, others } = await this.merge(request, deliveries);
    const window = request.mergeKey ? MERGED_MINUTES : (rules.onceInMinutes ?? ONCE_IN_MINUTES);
    const delivered = [...said, ...(await this.notifications.add(request, others, this.minutesAgo(window)))];
    await this.invalidate(delivered);
    await this.enqueueMails(delivered);
  }

  /** Puts it into what people were told of the same record and person just now, unless that says more. */
  private async merge(request: NotificationRequest, deliveries: Delivery[]): Promise<Merged> {
    if (request.mergeKey === undefined) return { said: [], others: deliveries };
    const earlier = await this.notifications.listUnder(
      request.mergeKey,
      deliveries.map(({ userId }) => userId),
      this.minutesAgo(MERGED_MINUTES),
    );
    const weightOf = (kind: string) => this.catalog.find(kind)?.weight ?? 0;
    const saysMore = ({ kind }: { kind: string }) => weightOf(kind) > weightOf(request.kind);
    const said = deliveries.flatMap((delivery) => {
      const known = earlier.findLast((each) => each.userId === delivery.userId && !saysMore(each));
      if (!known || !delivery.shown) return [];
      const mailDueAt = known.kind === request.kind ? null : delivery.mailDueAt;
      return [{ ...delivery, mailDueAt, id: known.id }];
    });
    if (said.length > 0) await this.notifications.say(request, said);
    const told = new Set([...said, ...earlier.filter(saysMore)].map(({ userId }) => userId));
    return { said, others: deliveries.filter(({ userId }) => !told.has(userId)) };
  }

  private minutesAgo(minutes: number): Date {
    return new Date(this.clock.now().getTime() - minutes * MINUTE_MS);
  }

  /** Active people of the audience who may know about it. */
  private async listPeople(
    companyId: string,
    { to, except = [], kind }: NotificationRequest,
  ): Promise<Member[]> {
    const company = await this.kinds.of(companyId);
    const members = await this.directory.listMembers(companyId, queryOf(to));
    return members.filter(
      (member) =>
        !except.includes(member.id) &&
        mayKnow(company, member, kind) &&
        (!('check' in to) || passesCheck(member, to.check)),
    );
  }

  private async plan(
    companyId: string,
    rules: NotificationKindRules & { kind: string },
    people: Member[],
  ): Promise<Delivery[]> {
    const ids = people.map(({ id }) => id);
    const preferences = await this.settings.listOf(notificationPreferences, ids);
    const { timezone } = await this.directory.getCompany(companyId);
    return [...preferences].flatMap(([userId, chosen]) => {
      const { inApp, email } = choiceOf(chosen, rules);
      const shown = inApp && !rules.ownMenu;
      const mailDueAt = mailTime(email, this.clock.now(), hoursOf(chosen, rules, timezone));
      return shown || mailDueAt ? [{ userId, shown, mailDueAt }] : [];
    });
  }

  private async invalidate(delivered: Delivery[]): Promise<void> {
    const users = delivered.filter(({ shown }) => shown).map(({ userId }) => userId);
    for (let from = 0; from < users.length; from += USERS_AT_ONCE) {
      const some = users.slice(from, from + USERS_AT_ONCE);
      await this.live.publish({ type: 'invalidate', tags: ['Notification'] }, { users: some });
    }
  }

  /** Enqueues one job for all mails that are due at one moment. */
  private async enqueueMails(delivered: Delivery[]): Promise<void> {
    const moments = new Map<string, Date>();
    for (const { mailDueAt } of delivered) if (mailDueAt) moments.set(mailDueAt.toISOString(), mailDueAt);
    for (const [due, runAt] of moments)
      await this.jobs.enqueue(mailNotifications, { due }, { key: due, runAt });
  }
}

function queryOf(to: NotificationAudience): MemberQuery {
  if ('users' in to) return { ids: to.users };
  return 'roles' in to ? { roles: to.roles } : {};
}

/** Notifications about the safety of an account ignore quiet hours. */
function hoursOf(
  { quiet, dailyAt, timezone }: NotificationPreferences,
  rules: NotificationKindRules,
  companyZone: string,
) {
  return { quiet: rules.mandatory ? null : quiet, dailyAt, zone: timezone ?? companyZone };
}
