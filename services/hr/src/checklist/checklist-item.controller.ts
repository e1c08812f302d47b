import {
  CHECKLIST_ITEM,
  idParamsSchema,
  transitionSchema,
  usualItemsSchema,
  type BulkChecklistItems,
  type BulkReport,
  type ChecklistItem,
  type ChecklistItemQuery,
  type CreateChecklistItem,
  type Page,
  type UpdateChecklistItem,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, RequestContext, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ChecklistItems } from './checklist-item.service.js';

const routes = recordRoutes(CHECKLIST_ITEM);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/checklist-items')
export class ChecklistItemController {
  constructor(private readonly items: ChecklistItems) {}

  @routes.List()
  listChecklistItems(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: CHECKLIST_ITEM.querySchema }) query: ChecklistItemQuery,
  ): Promise<Page<ChecklistItem>> {
    return this.items.list(user, query);
  }

  @routes.Create()
  createChecklistItem(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CHECKLIST_ITEM.createSchema }) body: CreateChecklistItem,
  ): Promise<ChecklistItem> {
    return this.items.create(user, body);
  }

  /** What most companies do, in the language of the page. */
  @Post('usual')
  @HttpCode(200)
  @Access(accessTo(CHECKLIST_ITEM, 'create'))
  @Audited('checklistItem.create')
  @Answers(usualItemsSchema)
  async addUsualItems(@CurrentUser() user: SignedInUser): Promise<{ added: number }> {
    return { added: await this.items.addUsual(user, RequestContext.language() ?? 'en') };
  }

  @routes.Bulk()
  changeChecklistItems(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CHECKLIST_ITEM.bulkSchema }) body: BulkChecklistItems,
  ): Promise<BulkReport> {
    return this.items.changeAll(user, body);
  }

  @routes.One()
  getChecklistItem(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<ChecklistItem> {
    return this.items.get(user, id);
  }

  @routes.Update()
  updateChecklistItem(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: CHECKLIST_ITEM.updateSchema }) body: UpdateChecklistItem,
  ): Promise<ChecklistItem> {
    return this.items.update(user, id, body);
  }

  @routes.Step('archive')
  archiveChecklistItem(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<ChecklistItem> {
    return this.items.move(user, { id, version, step: 'archive' });
  }

  @routes.Step('restore')
  restoreChecklistItem(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<ChecklistItem> {
    return this.items.move(user, { id, version, step: 'restore' });
  }
}
