import { idParamsSchema, personProfileSchema, type PersonProfile } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Param } from '@nestjs/common';
import { PersonProfileService } from './person-profile.service.js';

@Controller('api/hr/people')
export class PersonProfileController {
  constructor(private readonly profiles: PersonProfileService) {}

  @Get(':id')
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Answers(personProfileSchema)
  getPerson(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<PersonProfile> {
    return this.profiles.get(user, id);
  }
}
