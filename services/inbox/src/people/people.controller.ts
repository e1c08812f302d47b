import {
  knownPeopleQuerySchema,
  knownPeopleSchema,
  peoplePageSchema,
  peopleQuerySchema,
  type Colleague,
  type KnownPeople,
  type KnownPeopleQuery,
  type Page,
  type PeopleQuery,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { PeopleService } from './people.service.js';

/** The company's directory of staff, without the accounts of clients. */
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

  /** Also who left, so that what they once had can be found by their name. */
  @Get('names')
  @Answers(knownPeopleSchema)
  listNames(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: knownPeopleQuerySchema }) { ids }: KnownPeopleQuery,
  ): Promise<KnownPeople> {
    return this.people.listNames(user, ids);
  }
}
