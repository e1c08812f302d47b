import { CHECKLIST_ITEM, usualItemsSchema } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, RequestContext, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { ChecklistItems } from './checklist-item.service.js';

@Controller(`api/${CHECKLIST_ITEM.path}`)
export class ChecklistItemController {
  constructor(private readonly items: ChecklistItems) {}

  /** What most companies do, in the language of the page. */
  @Post('usual')
  @HttpCode(200)
  @Access(accessTo(CHECKLIST_ITEM, 'create'))
  @Audited('checklistItem.create')
  @Answers(usualItemsSchema)
  async addUsualItems(@CurrentUser() user: SignedInUser): Promise<{ added: number }> {
    return { added: await this.items.addUsual(user, RequestContext.language() ?? 'en') };
  }
}
