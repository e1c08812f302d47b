import { dayIn } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ClientOnboardingService } from '../onboarding/client-onboarding.service.js';
import type { DemoSigner } from './proposal-demo.service.js';

/** Clients of the seed who start these days, and in how many days; null: their kick-off is not planned yet. */
const ONBOARDED: readonly (readonly [name: string, inDays: number | null])[] = [
  ['Tamarind Kitchen', 3],
  ['Greenleaf Organics', 4],
  ['Lotus Diagnostics', null],
];
const DAY_MS = 86_400_000;

/** Clients who were just won. */
@Injectable()
export class OnboardingDemo {
  constructor(
    private readonly onboardings: ClientOnboardingService,
    private readonly clock: Clock,
  ) {}

  async fill(admin: SignedInUser, signers: ReadonlyMap<string, DemoSigner>): Promise<void> {
    for (const [name, inDays] of ONBOARDED)
      await this.onboard(admin, { signer: signers.get(name), name, inDays });
  }

  private async onboard(
    admin: SignedInUser,
    { signer, name, inDays }: { signer: DemoSigner | undefined; name: string; inDays: number | null },
  ): Promise<void> {
    if (!signer) return;
    const { companyTimezone } = admin;
    const at = (days: number) => dayIn(new Date(this.clock.now().getTime() + days * DAY_MS), companyTimezone);
    await this.onboardings.start(admin, {
      leadId: null,
      clientId: signer.clientId,
      invitesLead: false,
      contactIds: [signer.contactId],
      projects: [],
      managerId: admin.id,
      kickoffOn: inDays === null ? null : at(inDays),
      kickoffFrom: '11:00',
      kickoffTitle: `Kick-off with ${name}`,
    });
  }
}
