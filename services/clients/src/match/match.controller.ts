import {
  matchesSchema,
  matchQuerySchema,
  type Check,
  type Matches,
  type MatchQuery,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { KnownContacts } from './known-contacts.service.js';

const tab = 'clientManagement';
const MAY_ADD: Check = {
  anyOf: [
    { tab, resource: 'clients', action: 'create' },
    { tab, resource: 'leads', action: 'create' },
  ],
};

@Controller('api/client-matches')
export class MatchController {
  constructor(private readonly known: KnownContacts) {}

  @Get()
  @Access({
    session: 'staff',
    permission: MAY_ADD,
    remote: 'clients',
  })
  @Answers(matchesSchema)
  listMatches(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: matchQuerySchema }) query: MatchQuery,
  ): Promise<Matches> {
    return this.known.list(user, query);
  }
}
