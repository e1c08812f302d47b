import { choiceOf } from '@atrium/contracts';
import type { Member } from '@atrium/identity';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { notificationPreferences } from '../preference/preferences.schema.js';
import { CompanyKindsService } from './company-kinds.service.js';
import { mayKnow } from './notification-kinds.policy.js';
import { toNotification, type UntranslatedNotification } from './notification.mapper.js';
import type { NotificationRecord } from './notification.types.js';
import { SubjectList } from './subject-list.service.js';

export interface ChosenNotification extends Pick<NotificationRecord, 'kind' | 'subjectId' | 'actorId'> {
  /** Mailed as soon as it comes, not once a day. */
  atOnce: boolean;
  shown: UntranslatedNotification;
}

/** Which notifications somebody wants by mail, and may still see. Inside `TenantDb.run` only. */
@Injectable()
export class MailChoices {
  constructor(
    private readonly kinds: CompanyKindsService,
    private readonly settings: Settings,
    private readonly subjects: SubjectList,
  ) {}

  async among(companyId: string, member: Member, taken: NotificationRecord[]): Promise<ChosenNotification[]> {
    const company = await this.kinds.of(companyId);
    const preferences = (await this.settings.listOf(notificationPreferences, [member.id])).get(member.id);
    const choice = (kind: string) => {
      const rules = company.kinds.get(kind);
      if (!rules || !mayKnow(company, member, kind)) return 'off';
      return preferences ? choiceOf(preferences, { ...rules, kind }).email : rules.email;
    };
    const wanted = taken.filter(({ kind, readAt }) => readAt === null && choice(kind) !== 'off');
    const gone = await this.subjects.listGone({ ...member, companyId }, wanted);
    const view = {
      user: member,
      company,
      gone,
      names: new Map<string, string>(),
      presences: new Map<string, never>(),
    };
    return wanted
      .filter(({ id }) => !gone.notifications.has(id))
      .map((record) => {
        const { kind, subjectId, actorId } = record;
        const atOnce = choice(kind) === 'now';
        return { kind, subjectId, actorId, atOnce, shown: toNotification(record, view) };
      });
  }
}
