import {
  peoplePageSchema,
  peopleQuerySchema,
  type Colleague,
  type Page,
  type PeopleQuery,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { PeopleService } from './people.service.js';

/** The directory of the company: who works there, without its clients' accounts. */
@Controller('api/people')
@Access({ session: 'staff' })
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Get()
  @Answers(peoplePageSchema)
  list(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: peopleQuerySchema }) query: PeopleQuery,
  ): Promise<Page<Colleague>> {
    return this.people.list(user, query);
  }
}
