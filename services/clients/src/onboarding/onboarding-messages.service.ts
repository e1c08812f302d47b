import { CLIENT_ONBOARDING, type ClientOnboardingStep } from '@atrium/contracts';
import { AppError, type SignedInUser } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { calendarRules, EventService } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { ClientLoginService } from '../login/client-login.service.js';
import type { ClientOnboardingRow } from './client-onboarding.record.js';
import { hourAfter } from './kickoff.rules.js';

/** The steps of an onboarding that reach people. Inside `TenantDb.run` only. */
@Injectable()
export class OnboardingMessages {
  constructor(
    private readonly logins: ClientLoginService,
    private readonly events: EventService,
    private readonly settings: Settings,
  ) {}

  /** Does what leads to a step. @throws {AppError} why it cannot be done */
  async send(user: SignedInUser, row: ClientOnboardingRow, to: ClientOnboardingStep): Promise<void> {
    if (to === 'portal_invited') await this.invite(user, row);
    if (to === 'kickoff') await this.plan(user, row);
  }

  private async invite(user: SignedInUser, { contactIds }: ClientOnboardingRow): Promise<void> {
    for (const id of contactIds) {
      const state = await this.logins.inviteNew(user, id);
      if (state === 'noEmail') throw new AppError(CLIENT_ONBOARDING.errors.ONBOARDING_NO_EMAIL);
    }
  }

  private async plan(user: SignedInUser, row: ClientOnboardingRow): Promise<void> {
    const { kickoffOn, kickoffFrom, kickoffTitle: title, managerId, contactIds } = row;
    if (kickoffOn === null) return;
    const start = `${kickoffOn}T${kickoffFrom}`;
    await this.events.create(user, {
      owner: { kind: 'person' },
      title,
      place: null,
      link: null,
      description: null,
      category: null,
      zone: user.companyTimezone,
      start,
      end: hourAfter(start),
      rule: null,
      roomId: null,
      visibility: 'normal',
      busy: true,
      state: 'confirmed',
      guestIds: [managerId],
      outsideGuests: await this.guestsOf(contactIds),
      reminders: [10],
    });
  }

  /** Those of the client who sign in; nobody where the company asks nobody from outside. */
  private async guestsOf(contactIds: readonly string[]): Promise<string[]> {
    const { outsideGuests } = await this.settings.ofCompany(calendarRules);
    return outsideGuests ? this.logins.emailsOf(contactIds) : [];
  }
}
