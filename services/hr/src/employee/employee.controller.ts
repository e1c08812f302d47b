import {
  createEmployeeSchema,
  departmentListSchema,
  employeeListQuerySchema,
  employeePageSchema,
  employeeSchema,
  idParamsSchema,
  transitionSchema,
  updateEmployeeSchema,
  type CreateEmployee,
  type Employee,
  type EmployeeListQuery,
  type Page,
  type UpdateEmployee,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ATTENDANCE_READ } from '../people-scope.policy.js';
import { EmployeeArchive } from './employee-archive.service.js';
import { EmployeeInvitation } from './employee-invitation.service.js';
import { EMPLOYEE_RESOURCE, keepsEmployees } from './employee.policy.js';
import { EmployeeReader } from './employee-reader.service.js';
import { EmployeeService } from './employee.service.js';

interface Id {
  id: string;
}
interface Version {
  version: number;
}

@Controller('api/hr')
export class EmployeeController {
  constructor(
    private readonly reader: EmployeeReader,
    private readonly employees: EmployeeService,
    private readonly archive: EmployeeArchive,
    private readonly invitation: EmployeeInvitation,
  ) {}

  @Get('employees')
  @Access(keepsEmployees('read'))
  @Answers(employeePageSchema)
  async listEmployees(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: employeeListQuerySchema }) query: EmployeeListQuery,
  ): Promise<Page<Employee>> {
    return this.reader.list(user, query);
  }

  @Get('employees/:id')
  @Access(keepsEmployees('read'))
  @Answers(employeeSchema)
  async getEmployee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<Employee> {
    return this.reader.get(user, id);
  }

  @Get('departments')
  @Access({
    session: 'staff',
    permission: { anyOf: [{ ...EMPLOYEE_RESOURCE, action: 'read' }, ATTENDANCE_READ] },
    remote: 'hr',
  })
  @Answers(departmentListSchema)
  async listDepartments(@CurrentUser() user: SignedInUser): Promise<{ items: string[] }> {
    return { items: await this.reader.listDepartments(user) };
  }

  @Post('employees')
  @Access(keepsEmployees('create'))
  @Audited('employee.create')
  @Answers(employeeSchema, 201)
  @Once()
  async createEmployee(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: createEmployeeSchema }) body: CreateEmployee,
  ): Promise<Employee> {
    return this.employees.create(user, body);
  }

  @Patch('employees/:id')
  @Access(keepsEmployees('update'))
  @Audited('employee.update')
  @Answers(employeeSchema)
  async updateEmployee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: updateEmployeeSchema }) body: UpdateEmployee,
  ): Promise<Employee> {
    return this.employees.update(user, id, body);
  }

  @Post('employees/:id/archive')
  @Access(keepsEmployees('delete'))
  @Audited('employee.archive')
  @Answers(employeeSchema)
  async archiveEmployee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<Employee> {
    return this.archive.archive(user, id, version);
  }

  @Post('employees/:id/restore')
  @Access(keepsEmployees('delete'))
  @Audited('employee.restore')
  @Answers(employeeSchema)
  async restoreEmployee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<Employee> {
    return this.archive.restore(user, id, version);
  }

  @Post('employees/:id/invite')
  @Access(keepsEmployees('create'))
  @Audited('employee.invite')
  @Answers(employeeSchema)
  async inviteEmployee(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<Employee> {
    return this.invitation.invite(user, id, version);
  }
}
