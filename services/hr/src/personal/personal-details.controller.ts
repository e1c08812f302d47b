import {
  emergencyContactListSchema,
  EMPLOYEE,
  idParamsSchema,
  personalDetailsSchema,
  saveContactsSchema,
  savePersonalSchema,
  type EmergencyContact,
  type PersonalDetails,
  type SaveContacts,
  type SavePersonal,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { PersonalDetailsService } from './personal-details.service.js';
import { OwnToo } from '../own-record/about-person.decorator.js';

interface Id {
  id: string;
}

@Controller('api/hr')
export class PersonalDetailsController {
  constructor(private readonly personal: PersonalDetailsService) {}

  @Get('employees/:id/personal')
  @Access(accessTo(EMPLOYEE, 'read'))
  @Answers(personalDetailsSchema)
  getPersonal(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<PersonalDetails> {
    return this.personal.get(user, id);
  }

  @Put('employees/:id/personal')
  @OwnToo('Where somebody lives and is reached decides nothing.')
  @Access(accessTo(EMPLOYEE, 'update'))
  @Audited('employee.changePersonal')
  @Answers(personalDetailsSchema)
  savePersonal(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: savePersonalSchema }) body: SavePersonal,
  ): Promise<PersonalDetails> {
    return this.personal.save(user, id, body);
  }

  @Get('employees/:id/emergency-contacts')
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Answers(emergencyContactListSchema)
  async listContacts(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<{ items: EmergencyContact[] }> {
    return { items: await this.personal.listContacts(user, id) };
  }

  @Put('employees/:id/emergency-contacts')
  @OwnToo('All staff change their own.')
  @Access(accessTo(EMPLOYEE, 'update'))
  @Audited('employee.changePersonal')
  @Answers(personalDetailsSchema)
  saveContacts(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: saveContactsSchema }) body: SaveContacts,
  ): Promise<PersonalDetails> {
    return this.personal.saveContacts(user, id, body);
  }

  @Get('employment/personal')
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Answers(personalDetailsSchema)
  getOwnPersonal(@CurrentUser() user: SignedInUser): Promise<PersonalDetails> {
    return this.personal.getOwn(user);
  }

  @Put('employment/emergency-contacts')
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Audited('employee.changePersonal')
  @Answers(personalDetailsSchema)
  saveOwnContacts(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: saveContactsSchema }) body: SaveContacts,
  ): Promise<PersonalDetails> {
    return this.personal.saveOwnContacts(user, body);
  }
}
