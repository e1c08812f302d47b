import {
  WORKPLACE,
  idParamsSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateWorkplace,
  type Page,
  type Workplace,
  type WorkplaceQuery,
  type UpdateWorkplace,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { WorkplaceService } from './workplace.service.js';

const routes = recordRoutes(WORKPLACE);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/workplaces')
export class WorkplaceController {
  constructor(private readonly places: WorkplaceService) {}

  @routes.List()
  listWorkplaces(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: WORKPLACE.querySchema }) query: WorkplaceQuery,
  ): Promise<Page<Workplace>> {
    return this.places.list(user, query);
  }

  @routes.One()
  getWorkplace(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Workplace> {
    return this.places.get(user, id);
  }

  @routes.Create()
  createWorkplace(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: WORKPLACE.createSchema }) body: CreateWorkplace,
  ): Promise<Workplace> {
    return this.places.create(user, body);
  }

  @routes.Bulk()
  changeWorkplaces(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: WORKPLACE.bulkSchema }) body: BulkOf<typeof WORKPLACE>,
  ): Promise<BulkReport> {
    return this.places.changeAll(user, body);
  }

  @routes.Update()
  updateWorkplace(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: WORKPLACE.updateSchema }) body: UpdateWorkplace,
  ): Promise<Workplace> {
    return this.places.update(user, id, body);
  }

  @routes.Step('archive')
  archiveWorkplace(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Workplace> {
    return this.places.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreWorkplace(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Workplace> {
    return this.places.move(user, { step: 'restore', id, version });
  }
}
