import {
  differenceSchema,
  duplicatesQuerySchema,
  duplicatesSchema,
  mergeSameSchema,
  startedMergeSchema,
  type Difference,
  type Duplicates,
  type DuplicatesQuery,
  type MergeSame,
  type StartedMerge,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { DuplicateService } from './duplicate.service.js';
import { MERGERS } from './merge-access.rules.js';
import { MergeSameJob } from './merge-same.job.js';

@Controller('api/contact-duplicates')
export class DuplicateController {
  constructor(
    private readonly duplicates: DuplicateService,
    private readonly job: MergeSameJob,
  ) {}

  @Get()
  @Access(MERGERS)
  @Answers(duplicatesSchema)
  listDuplicates(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: duplicatesQuerySchema }) query: DuplicatesQuery,
  ): Promise<Duplicates> {
    return this.duplicates.list(user, query);
  }

  @Post('part')
  @HttpCode(204)
  @Access(MERGERS)
  @NotAudited('Only hides a suggestion, which anybody may show again.')
  partDuplicates(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: differenceSchema }) body: Difference,
  ): Promise<void> {
    return this.duplicates.part(user, body);
  }

  @Post('join')
  @HttpCode(204)
  @Access(MERGERS)
  @NotAudited('Only shows a suggestion again.')
  joinDuplicates(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: differenceSchema }) body: Difference,
  ): Promise<void> {
    return this.duplicates.join(user, body);
  }

  @Post('merge-same')
  @HttpCode(200)
  @Access(MERGERS)
  @Answers(startedMergeSchema)
  @NotAudited('Each merge of the job is recorded.')
  mergeSame(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: mergeSameSchema }) { kind }: MergeSame,
  ): Promise<StartedMerge> {
    return this.job.start(user, kind);
  }
}
