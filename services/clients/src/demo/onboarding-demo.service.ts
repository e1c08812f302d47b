import { dayIn } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ClientOnboardingService } from '../onboarding/client-onboarding.service.js';
import type { DemoSigner } from './proposal-demo.service.js';

/** Clients of the seed who start these days. */
const ONBOARDED = ['Tamarind Kitchen', 'Greenleaf Organics'];
const DAY_MS = 86_400_000;

/** Clients who were just won. */
@Injectable()
export class OnboardingDemo {
  constructor(
    private readonly onboardings: ClientOnboardingService,
    private readonly clock: Clock,
  ) {}

  async fill(admin: SignedInUser, signers: ReadonlyMap<string, DemoSigner>): Promise<void> {
    for (const [place, name] of ONBOARDED.entries())
      await this.onboard(admin, { signer: signers.get(name), name, inDays: 3 + place });
  }

  private async onboard(
    admin: SignedInUser,
    { signer, name, inDays }: { signer: DemoSigner | undefined; name: string; inDays: number },
  ): Promise<void> {
    if (!signer) return;
    const at = new Date(this.clock.now().getTime() + inDays * DAY_MS);
    await this.onboardings.start(admin, {
      leadId: null,
      clientId: signer.clientId,
      invitesLead: false,
      contactIds: [signer.contactId],
      projects: [],
      managerId: admin.id,
      kickoffOn: dayIn(at, admin.companyTimezone),
      kickoffFrom: '11:00',
      kickoffTitle: `Kick-off with ${name}`,
    });
  }
}
