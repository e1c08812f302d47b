import {
  contactMergeSchema,
  contactMergesSchema,
  idParamsSchema,
  mergeContactsSchema,
  mergePreviewQuerySchema,
  mergePreviewSchema,
  mergesQuerySchema,
  undoneMergeSchema,
  type ContactMerge,
  type ContactMergePreview,
  type ContactMerges,
  type MergeContacts,
  type MergePreviewQuery,
  type MergesQuery,
  type UndoneMerge,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { MERGERS } from './merge-access.rules.js';
import { MergeList } from './merge-list.service.js';
import { MergePreviews } from './merge-preview.service.js';
import { MergeUndo } from './merge-undo.service.js';
import { MergeService } from './merge.service.js';

@Controller('api/contact-merges')
export class MergeController {
  constructor(
    private readonly merges: MergeService,
    private readonly previews: MergePreviews,
    private readonly undos: MergeUndo,
    private readonly listed: MergeList,
  ) {}

  @Get()
  @Access(MERGERS)
  @Answers(contactMergesSchema)
  listMerges(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: mergesQuerySchema }) query: MergesQuery,
  ): Promise<ContactMerges> {
    return this.listed.list(user, query);
  }

  @Get('preview')
  @Access(MERGERS)
  @Answers(mergePreviewSchema)
  previewMerge(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: mergePreviewQuerySchema }) query: MergePreviewQuery,
  ): Promise<ContactMergePreview> {
    return this.previews.read(user, query);
  }

  @Once()
  @Post()
  @Access(MERGERS)
  @Answers(contactMergeSchema, 201)
  @Audited('lead.merge', 'client.merge')
  mergeContacts(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: mergeContactsSchema }) body: MergeContacts,
  ): Promise<ContactMerge> {
    return this.merges.merge(user, body);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Access(MERGERS)
  @Answers(undoneMergeSchema)
  @Audited('lead.unmerge', 'client.unmerge')
  undoMerge(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<UndoneMerge> {
    return this.undos.undo(user, id);
  }
}
