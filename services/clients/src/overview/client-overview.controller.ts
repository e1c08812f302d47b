import {
  CLIENT,
  clientOverviewSchema,
  clientTimelineQuerySchema,
  clientTimelineSchema,
  idParamsSchema,
  type ClientOverview,
  type ClientTimeline,
  type ClientTimelineQuery,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ClientOverviews } from './client-overview.service.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller('api/clients/:id')
@Access(accessTo(CLIENT, 'read'))
export class ClientOverviewController {
  constructor(private readonly overviews: ClientOverviews) {}

  @Get('overview')
  @Answers(clientOverviewSchema)
  getClientOverview(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<ClientOverview> {
    return this.overviews.overview(user, id);
  }

  @Get('timeline')
  @Answers(clientTimelineSchema)
  getClientTimeline(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Query({ schema: clientTimelineQuerySchema }) { before }: ClientTimelineQuery,
  ): Promise<ClientTimeline> {
    return this.overviews.timeline(user, id, before);
  }
}
