import {
  searchAnswerSchema,
  searchQuerySchema,
  type SearchAnswer,
  type SearchQuery,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { SearchService } from './search.service.js';

@Controller('api/search')
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  /** Each kind has its own permission; a person without any finds nothing. */
  @Get()
  @Access({ session: 'staff' })
  @Answers(searchAnswerSchema)
  search(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: searchQuerySchema }) query: SearchQuery,
  ): Promise<SearchAnswer> {
    return this.searches.search(user, query);
  }
}
