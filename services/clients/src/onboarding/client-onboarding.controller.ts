import {
  CLIENT_ONBOARDING,
  LEAD,
  idParamsSchema,
  transitionSchema,
  type ClientOnboarding,
  type Lead,
  type Page,
  type StartClientOnboarding,
  type Transition,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param } from '@nestjs/common';
import { ClientOnboardingService } from './client-onboarding.service.js';

const routes = recordRoutes(CLIENT_ONBOARDING);

@Controller(`api/${CLIENT_ONBOARDING.path}`)
export class ClientOnboardingController {
  constructor(private readonly onboardings: ClientOnboardingService) {}

  @Get('waiting')
  @Access(accessTo(LEAD, 'read'))
  @Answers(LEAD.pageSchema)
  listLeadsToOnboard(@CurrentUser() user: SignedInUser): Promise<Page<Lead>> {
    return this.onboardings.listWaiting(user);
  }

  @routes.Create()
  startClientOnboarding(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CLIENT_ONBOARDING.createSchema }) body: StartClientOnboarding,
  ): Promise<ClientOnboarding> {
    return this.onboardings.start(user, body);
  }

  @routes.Step('skip')
  skipClientOnboardingStep(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: transitionSchema }) body: Transition,
  ): Promise<ClientOnboarding> {
    return this.onboardings.skip(user, id, body);
  }
}
