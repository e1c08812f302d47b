import type { Created, Page, Queried } from '@atrium/contracts';
import { contribute, CurrentUser, type SignedInUser } from '@atrium/platform';
import { addTexts, Notifications } from '@atrium/reach';
import { offerRecord, recordRoutes, Records, type RecordSteps } from '@atrium/records';
import { Body, Controller, Module, Query } from '@nestjs/common';
import type { Service } from '../../services.js';
import {
  DESK_AREA,
  VISITOR,
  VisitorEntity,
  visitorMigration,
  VISITORS,
  type Visitor,
} from './visitor.record.js';

addTexts(import.meta.url, './texts');

const routes = recordRoutes(VISITOR);

@Controller('api/desk/visitors')
class VisitorController {
  private readonly visitors: Pick<
    RecordSteps<Parameters<typeof VISITORS.title>[0], VisitorEntity, Visitor>,
    'list' | 'create'
  >;

  constructor(
    records: Records,
    private readonly notifications: Notifications,
  ) {
    this.visitors = records.of(VISITORS);
  }

  @routes.List()
  listVisitors(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: VISITOR.querySchema }) query: Queried<typeof VISITOR>,
  ): Promise<Page<Visitor>> {
    return this.visitors.list(user, query);
  }

  @routes.Create()
  createVisitor(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: VISITOR.createSchema }) body: Created<typeof VISITOR>,
  ): Promise<Visitor> {
    return this.visitors.create(user, body, { after: ({ id, name }) => this.notify(id, name) });
  }

  private notify(subjectId: string, name: string): Promise<void> {
    const title = { id: '{name} is at the front desk', values: { name } };
    const to = { check: VISITOR.check('read') };
    return this.notifications.notify({ to, kind: 'desk.visitor', title, subjectId });
  }
}

@Module({
  controllers: [VisitorController],
  providers: [...offerRecord(VISITORS), contribute(DESK_AREA)],
})
class VisitorModule {}

/** A service as another team would write it. */
export const visitorService: Service = {
  module: VisitorModule,
  entities: [VisitorEntity],
  migrations: [visitorMigration],
};
