import {
  addRunLineSchema,
  correctSlipSchema,
  idParamsSchema,
  openSettlementSchema,
  PAY_ADJUSTMENT,
  PAY_RUN,
  startOffCycleSchema,
  type AddRunLine,
  type CorrectSlip,
  type OpenSettlement,
  type PayAdjustment,
  type PayRun,
  type StartOffCycle,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { RunLines } from './run-lines.service.js';
import { Settlements } from './settlements.service.js';
import { SpecialRuns } from './special-runs.service.js';

interface Id {
  id: string;
}

@Controller('api/finance')
@Access({ session: 'staff', permission: PAY_RUN.check('create'), remote: 'finance' })
export class SpecialRunController {
  constructor(
    private readonly runs: SpecialRuns,
    private readonly settlements: Settlements,
    private readonly lines: RunLines,
  ) {}

  @Post('off-cycle-runs')
  @Once()
  @Audited('payRun.create')
  @Answers(PAY_RUN.schema, 201)
  startOffCycleRun(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: startOffCycleSchema }) body: StartOffCycle,
  ): Promise<PayRun> {
    return this.runs.startOffCycle(user, body);
  }

  @Post('settlements')
  @Once()
  @Audited('payRun.create')
  @Answers(PAY_RUN.schema, 201)
  openSettlement(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: openSettlementSchema }) body: OpenSettlement,
  ): Promise<PayRun> {
    return this.settlements.open(user, body);
  }

  @Post('slips/:id/correction')
  @Once()
  @Audited('payRun.create')
  @Answers(PAY_RUN.schema, 201)
  correctPaySlip(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: correctSlipSchema }) body: CorrectSlip,
  ): Promise<PayRun> {
    return this.runs.correct(user, id, body);
  }

  @Post('runs/:id/lines')
  @Once()
  @Audited('payAdjustment.create')
  @Answers(PAY_ADJUSTMENT.schema, 201)
  addRunLine(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: addRunLineSchema }) body: AddRunLine,
  ): Promise<PayAdjustment> {
    return this.lines.add(user, id, body);
  }
}
