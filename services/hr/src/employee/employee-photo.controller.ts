import {
  employeeSchema,
  idParamsSchema,
  setPhotoSchema,
  type Employee,
  type SetPhoto,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { EmployeePhoto } from './employee-photo.service.js';
import { keepsEmployees } from './employee.policy.js';

@Controller('api/hr/employees')
export class EmployeePhotoController {
  constructor(private readonly photo: EmployeePhoto) {}

  @Put(':id/photo')
  @Access(keepsEmployees('update'))
  @Audited('employee.setPhoto')
  @Answers(employeeSchema)
  setPhoto(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: setPhotoSchema }) body: SetPhoto,
  ): Promise<Employee> {
    return this.photo.set(user, id, body);
  }
}
