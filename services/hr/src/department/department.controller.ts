import {
  DEPARTMENT,
  idParamsSchema,
  leaveSchema,
  mergeSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateDepartment,
  type Department,
  type DepartmentQuery,
  type Leave,
  type Merge,
  type Page,
  type UpdateDepartment,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { DepartmentService } from './department.service.js';

const routes = recordRoutes(DEPARTMENT);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/departments')
export class DepartmentController {
  constructor(private readonly departments: DepartmentService) {}

  @routes.List()
  listDepartments(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: DEPARTMENT.querySchema }) query: DepartmentQuery,
  ): Promise<Page<Department>> {
    return this.departments.list(user, query);
  }

  @routes.One()
  getDepartment(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Department> {
    return this.departments.get(user, id);
  }

  @routes.Create()
  createDepartment(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: DEPARTMENT.createSchema }) body: CreateDepartment,
  ): Promise<Department> {
    return this.departments.create(user, body);
  }

  @routes.Bulk()
  changeDepartments(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: DEPARTMENT.bulkSchema }) body: BulkOf<typeof DEPARTMENT>,
  ): Promise<BulkReport> {
    return this.departments.changeAll(user, body);
  }

  @routes.Update()
  updateDepartment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: DEPARTMENT.updateSchema }) body: UpdateDepartment,
  ): Promise<Department> {
    return this.departments.update(user, id, body);
  }

  @routes.Step('archive')
  archiveDepartment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: leaveSchema }) body: Leave,
  ): Promise<Department> {
    return this.departments.archive(user, id, body);
  }

  @routes.Step('restore')
  restoreDepartment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Department> {
    return this.departments.restore(user, id, version);
  }

  @routes.Step('merge')
  mergeDepartment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: mergeSchema }) body: Merge,
  ): Promise<Department> {
    return this.departments.merge(user, id, body);
  }
}
