import {
  DESIGNATION,
  idParamsSchema,
  leaveSchema,
  mergeSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateDesignation,
  type Designation,
  type DesignationQuery,
  type Leave,
  type Merge,
  type Page,
  type UpdateDesignation,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { DesignationService } from './designation.service.js';

const routes = recordRoutes(DESIGNATION);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/designations')
export class DesignationController {
  constructor(private readonly designations: DesignationService) {}

  @routes.List()
  listDesignations(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: DESIGNATION.querySchema }) query: DesignationQuery,
  ): Promise<Page<Designation>> {
    return this.designations.list(user, query);
  }

  @routes.One()
  getDesignation(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Designation> {
    return this.designations.get(user, id);
  }

  @routes.Create()
  createDesignation(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: DESIGNATION.createSchema }) body: CreateDesignation,
  ): Promise<Designation> {
    return this.designations.create(user, body);
  }

  @routes.Bulk()
  changeDesignations(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: DESIGNATION.bulkSchema }) body: BulkOf<typeof DESIGNATION>,
  ): Promise<BulkReport> {
    return this.designations.changeAll(user, body);
  }

  @routes.Update()
  updateDesignation(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: DESIGNATION.updateSchema }) body: UpdateDesignation,
  ): Promise<Designation> {
    return this.designations.update(user, id, body);
  }

  @routes.Step('archive')
  archiveDesignation(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: leaveSchema }) body: Leave,
  ): Promise<Designation> {
    return this.designations.archive(user, id, body);
  }

  @routes.Step('restore')
  restoreDesignation(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Designation> {
    return this.designations.restore(user, id, version);
  }

  @routes.Step('merge')
  mergeDesignation(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: mergeSchema }) body: Merge,
  ): Promise<Designation> {
    return this.designations.merge(user, id, body);
  }
}
