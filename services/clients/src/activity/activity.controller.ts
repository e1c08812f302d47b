import {
  activitiesSchema,
  activityQuerySchema,
  activitySchema,
  logActivitySchema,
  type ActivityQuery,
  type ClientActivities,
  type ClientActivity,
  type LogActivity,
  type RouteGuard,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ActivityService } from './activity.service.js';

/** The service asks for the resource of which it is. */
const ofEither = (action: 'read' | 'update') =>
  ({
    anyOf: (['leads', 'clients'] as const).map((resource) => ({ tab: 'clientManagement', resource, action })),
  }) satisfies RouteGuard['permission'];

@Controller('api/client-activities')
export class ActivityController {
  constructor(private readonly activities: ActivityService) {}

  @Get()
  @Access({ session: 'staff', permission: ofEither('read'), remote: 'clients' })
  @Answers(activitiesSchema)
  listActivities(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: activityQuerySchema }) query: ActivityQuery,
  ): Promise<ClientActivities> {
    return this.activities.list(user, query);
  }

  @Once()
  @Post()
  @Access({ session: 'staff', permission: ofEither('update'), remote: 'clients' })
  @NotAudited('Activities are kept and cannot be changed.')
  @Answers(activitySchema, 201)
  logActivity(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: logActivitySchema }) body: LogActivity,
  ): Promise<ClientActivity> {
    return this.activities.log(user, body);
  }
}
