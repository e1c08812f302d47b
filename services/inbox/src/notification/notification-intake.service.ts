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
const MINUTE_MS = 60_000;
/** A database notification holds 8,000 bytes, which limits the ids in one. */
const USERS_AT_ONCE = 150;

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
    const now = this.clock.now();
    const window = (rules.onceInMinutes ?? ONCE_IN_MINUTES) * MINUTE_MS;
    const delivered = await this.notifications.add(request, deliveries, new Date(now.getTime() - window));
    await this.invalidate(delivered);
    await this.enqueueMails(delivered);
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
