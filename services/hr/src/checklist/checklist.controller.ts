import {
  checklistStepSchema,
  checklistStepsSchema,
  EMPLOYEE,
  idParamsSchema,
  startChecklistSchema,
  tickChecklistSchema,
  type ChecklistStep,
  type ChecklistSteps,
  type StartChecklist,
  type TickChecklist,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Checklists } from './checklist.service.js';
import { OwnToo } from '../own-record/about-person.decorator.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr')
export class ChecklistController {
  constructor(private readonly checklists: Checklists) {}

  @Get('employees/:id/checklist')
  @Access(accessTo(EMPLOYEE, 'read'))
  @Answers(checklistStepsSchema)
  getChecklist(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<ChecklistSteps> {
    return this.checklists.listOf(user, id);
  }

  @Post('employees/:id/checklist')
  @HttpCode(200)
  @Access(accessTo(EMPLOYEE, 'update'))
  @OwnToo('Steps are ticked by those whose they are.')
  @Audited('employee.startChecklist')
  @Answers(checklistStepsSchema)
  startChecklist(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: startChecklistSchema }) { checklist }: StartChecklist,
  ): Promise<ChecklistSteps> {
    return this.checklists.start(user, id, checklist);
  }

  /** What one does oneself: one's own, and as somebody's manager. */
  @Get('employment/checklist')
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Answers(checklistStepsSchema)
  getOwnChecklist(@CurrentUser() user: SignedInUser): Promise<ChecklistSteps> {
    return this.checklists.listMine(user);
  }

  @Post('checklist-steps/:id/tick')
  @HttpCode(200)
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Audited('employee.tickChecklist')
  @Answers(checklistStepSchema)
  tickChecklist(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: tickChecklistSchema }) body: TickChecklist,
  ): Promise<ChecklistStep> {
    return this.checklists.tick(user, id, body);
  }
}
