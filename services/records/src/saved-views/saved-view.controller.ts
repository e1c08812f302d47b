import {
  createSavedViewSchema,
  doneSchema,
  idParamsSchema,
  savedViewListQuerySchema,
  savedViewListSchema,
  savedViewSchema,
  transitionSchema,
  updateSavedViewSchema,
  type CreateSavedView,
  type SavedView,
  type SavedViewList,
  type UpdateSavedView,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { SavedViewService } from './saved-view.service.js';

/** Each list's description says who may read it; the service checks that. */
@Controller('api/saved-views')
export class SavedViewController {
  constructor(private readonly views: SavedViewService) {}

  @Get()
  @Access({ session: 'staff' })
  @Answers(savedViewListSchema)
  list(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: savedViewListQuerySchema }) { list }: { list: string },
  ): Promise<SavedViewList> {
    return this.views.list(user, list);
  }

  @Post()
  @Once()
  @Audited('savedView.create')
  @Access({ session: 'staff' })
  @Answers(savedViewSchema, 201)
  async create(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: createSavedViewSchema }) body: CreateSavedView,
  ): Promise<SavedView> {
    return this.views.create(user, body);
  }

  @Patch(':id')
  @Audited('savedView.update')
  @Access({ session: 'staff' })
  @Answers(savedViewSchema)
  update(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: updateSavedViewSchema }) body: UpdateSavedView,
  ): Promise<SavedView> {
    return this.views.update(user, id, body);
  }

  @Delete(':id')
  @Audited('savedView.delete')
  @Access({ session: 'staff' })
  @Answers(doneSchema)
  async delete(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<{ done: true }> {
    await this.views.delete(user, id, version);
    return { done: true };
  }
}
