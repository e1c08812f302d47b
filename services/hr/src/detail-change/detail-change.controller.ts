import {
  askChangeSchema,
  askedChangeSchema,
  detailChangeListSchema,
  EMPLOYEE,
  idParamsSchema,
  showChangeSchema,
  shownChangeSchema,
  STATUTORY_READ,
  type AskChange,
  type DetailChange,
  type ShownChange,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { DetailChangeService } from './detail-change.service.js';
import { OwnToo } from '../own-record/about-person.decorator.js';

@Controller('api/hr')
export class DetailChangeController {
  constructor(private readonly changes: DetailChangeService) {}

  @Get('employment/changes')
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Answers(detailChangeListSchema)
  async listChanges(@CurrentUser() user: SignedInUser): Promise<{ items: DetailChange[] }> {
    return { items: await this.changes.listOwn(user) };
  }

  @Post('employment/changes')
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

  @Get('employees/:id/changes')
  @Access(accessTo(EMPLOYEE, 'read'))
  @Answers(detailChangeListSchema)
  async listChangesOf(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<{ items: DetailChange[] }> {
    return { items: await this.changes.list(user, id) };
  }

  @Post('employees/:id/changes/show')
  @OwnToo('It shows what is there.')
  @HttpCode(200)
  @Access({ session: 'staff', permission: STATUTORY_READ, remote: 'hr' })
  @Audited('employee.showStatutory')
  @Answers(shownChangeSchema)
  showChange(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: showChangeSchema }) { changeId }: { changeId: string },
  ): Promise<ShownChange> {
    return this.changes.reveal(user, id, changeId);
  }
}
