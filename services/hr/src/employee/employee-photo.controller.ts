import { EMPLOYEE, idParamsSchema, setPhotoSchema, type Employee, type SetPhoto } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { EmployeePhoto } from './employee-photo.service.js';
import { OwnToo } from '../own-record/about-person.decorator.js';

@Controller(`api/${EMPLOYEE.path}`)
export class EmployeePhotoController {
  constructor(private readonly photo: EmployeePhoto) {}

  @Put(':id/photo')
  @OwnToo('All staff set their own.')
  @Access(accessTo(EMPLOYEE, 'update'))
  @Audited('employee.setPhoto')
  @Answers(EMPLOYEE.schema)
  setPhoto(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: setPhotoSchema }) body: SetPhoto,
  ): Promise<Employee> {
    return this.photo.set(user, id, body);
  }
}
