import { LABEL, labelChoicesSchema, type LabelChoices } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Controller, Get } from '@nestjs/common';
import { LabelService } from './label.service.js';

@Controller(`api/${LABEL.path}`)
export class LabelController {
  constructor(private readonly labels: LabelService) {}

  @Get('choices')
  @Access(accessTo(LABEL, 'read'))
  @Answers(labelChoicesSchema)
  listLabelChoices(@CurrentUser() user: SignedInUser): Promise<LabelChoices> {
    return this.labels.choices(user);
  }
}
