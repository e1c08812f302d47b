import {
  askChangeSchema,
  askedChangeSchema,
  detailChangeListSchema,
  type AskChange,
  type DetailChange,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { DetailChangeService } from './detail-change.service.js';

@Controller('api/hr/employment/changes')
export class DetailChangeController {
  constructor(private readonly changes: DetailChangeService) {}

  @Get()
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Answers(detailChangeListSchema)
  async listChanges(@CurrentUser() user: SignedInUser): Promise<{ items: DetailChange[] }> {
    return { items: await this.changes.listOwn(user) };
  }

  @Post()
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Audited('employee.askChange')
  @Answers(askedChangeSchema, 201)
  @Once()
  askChange(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: askChangeSchema }) asked: AskChange,
  ): Promise<{ id: string }> {
    return this.changes.ask(user, asked);
  }
}
