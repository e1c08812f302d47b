import {
  CLIENT_ONBOARDING,
  LEAD,
  idParamsSchema,
  transitionSchema,
  type ClientOnboarding,
  type ClientOnboardingQuery,
  type Lead,
  type Page,
  type StartClientOnboarding,
  type UpdateClientOnboarding,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { ClientOnboardingService } from './client-onboarding.service.js';

const routes = recordRoutes(CLIENT_ONBOARDING);
const Id = () => Param({ schema: idParamsSchema });
const Seen = () => Body({ schema: transitionSchema });

@Controller('api/client-onboardings')
export class ClientOnboardingController {
  constructor(private readonly onboardings: ClientOnboardingService) {}

  @routes.List()
  listClientOnboardings(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: CLIENT_ONBOARDING.querySchema }) query: ClientOnboardingQuery,
  ): Promise<Page<ClientOnboarding>> {
    return this.onboardings.list(user, query);
  }

  @Get('waiting')
  @Access(accessTo(LEAD, 'read'))
  @Answers(LEAD.pageSchema)
  listLeadsToOnboard(@CurrentUser() user: SignedInUser): Promise<Page<Lead>> {
    return this.onboardings.listWaiting(user);
  }

  @routes.One()
  getClientOnboarding(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<ClientOnboarding> {
    return this.onboardings.get(user, id);
  }

  @routes.Create()
  startClientOnboarding(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CLIENT_ONBOARDING.createSchema }) body: StartClientOnboarding,
  ): Promise<ClientOnboarding> {
    return this.onboardings.start(user, body);
  }

  @routes.Update()
  updateClientOnboarding(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: CLIENT_ONBOARDING.updateSchema }) body: UpdateClientOnboarding,
  ): Promise<ClientOnboarding> {
    return this.onboardings.update(user, id, body);
  }

  @routes.Step('resume')
  resumeClientOnboarding(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<ClientOnboarding> {
    return this.onboardings.resume(user, { id, version });
  }

  @routes.Step('skip')
  skipClientOnboardingStep(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<ClientOnboarding> {
    return this.onboardings.skip(user, { id, version });
  }

  @routes.Step('cancel')
  cancelClientOnboarding(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<ClientOnboarding> {
    return this.onboardings.cancel(user, { id, version });
  }
}
