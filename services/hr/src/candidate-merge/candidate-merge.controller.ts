import {
  CANDIDATE,
  candidateMergePreviewQuerySchema,
  candidateMergePreviewSchema,
  candidateMergeSchema,
  candidateMergesQuerySchema,
  candidateMergesSchema,
  idParamsSchema,
  mergeCandidatesSchema,
  undoneCandidateMergeSchema,
  type CandidateMerge,
  type CandidateMergePreview,
  type CandidateMergePreviewQuery,
  type CandidateMerges as Listed,
  type MergeCandidates,
  type UndoneCandidateMerge,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CandidateMergeList } from './candidate-merge-list.service.js';
import { CandidateMerges } from './candidate-merge.service.js';

const MERGERS = accessTo(CANDIDATE, 'update');

@Controller('api/hr/candidate-merges')
export class CandidateMergeController {
  constructor(
    private readonly merges: CandidateMerges,
    private readonly listed: CandidateMergeList,
  ) {}

  @Get()
  @Access(MERGERS)
  @Answers(candidateMergesSchema)
  listCandidateMerges(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: candidateMergesQuerySchema }) { candidate }: { candidate: string },
  ): Promise<Listed> {
    return this.listed.list(user, candidate);
  }

  @Get('preview')
  @Access(MERGERS)
  @Answers(candidateMergePreviewSchema)
  previewCandidateMerge(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: candidateMergePreviewQuerySchema }) { ids }: CandidateMergePreviewQuery,
  ): Promise<CandidateMergePreview> {
    return this.listed.preview(user, ids);
  }

  @Once()
  @Post()
  @Access(MERGERS)
  @Answers(candidateMergeSchema, 201)
  @Audited('candidate.merge')
  mergeCandidates(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: mergeCandidatesSchema }) body: MergeCandidates,
  ): Promise<CandidateMerge> {
    return this.merges.merge(user, body);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Access(MERGERS)
  @Answers(undoneCandidateMergeSchema)
  @Audited('candidate.unmerge')
  undoCandidateMerge(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<UndoneCandidateMerge> {
    return this.merges.undo(user, id);
  }
}
