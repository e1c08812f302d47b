import {
  EMPLOYEE,
  idParamsSchema,
  transitionSchema,
  type BulkEmployees,
  type BulkReport,
  type CreateEmployee,
  type Employee,
  type EmployeeListQuery,
  type Page,
  type UpdateEmployee,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { EmployeeInvitation } from './employee-invitation.service.js';
import { EmployeeService } from './employee.service.js';
import { About, OwnToo } from '../own-record/about-person.decorator.js';
import { DECIDED } from '../own-record/about-person.rules.js';

interface Id {
  id: string;
}
interface Version {
  version: number;
}

const routes = recordRoutes(EMPLOYEE);

@Controller('api/hr/employees')
export class EmployeeController {
  constructor(
    private readonly employees: EmployeeService,
    private readonly invitation: EmployeeInvitation,
  ) {}

  @routes.List()
  listEmployees(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: EMPLOYEE.querySchema }) query: EmployeeListQuery,
  ): Promise<Page<Employee>> {
    return this.employees.list(user, query);
  }

  @routes.One()
  getEmployee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<Employee> {
    return this.employees.get(user, id);
  }

  @routes.Create()
  createEmployee(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: EMPLOYEE.createSchema }) body: CreateEmployee,
  ): Promise<Employee> {
    return this.employees.create(user, body);
  }

  @routes.Bulk()
  changeEmployees(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: EMPLOYEE.bulkSchema }) body: BulkEmployees,
  ): Promise<BulkReport> {
    return this.employees.changeAll(user, body);
  }

  @routes.Update()
  @About({ in: 'id', fields: DECIDED })
  updateEmployee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: EMPLOYEE.updateSchema }) body: UpdateEmployee,
  ): Promise<Employee> {
    return this.employees.update(user, id, body);
  }

  @routes.Step('archive')
  @About({ in: 'id' })
  archiveEmployee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<Employee> {
    return this.employees.move(user, { id, version, step: 'archive' });
  }

  @routes.Step('restore')
  @About({ in: 'id' })
  restoreEmployee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<Employee> {
    return this.employees.move(user, { id, version, step: 'restore' });
  }

  @routes.Step('invite')
  @OwnToo('Whoever has no account is not signed in.')
  inviteEmployee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<Employee> {
    return this.invitation.invite(user, id, version);
  }
}
