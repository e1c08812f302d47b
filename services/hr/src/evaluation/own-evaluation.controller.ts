import {
  EVALUATION_RESULT,
  evaluationComparisonSchema,
  filledEvaluationFormSchema,
  idParamsSchema,
  ownEvaluationFormsSchema,
  ownEvaluationResultsSchema,
  saveEvaluationFormSchema,
  type EvaluationComparison,
  type EvaluationResult,
  type FilledEvaluationForm,
  type OwnEvaluationForm,
  type SaveEvaluationForm,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  NotAudited,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { EvaluationResults } from './evaluation-result.service.js';
import { OwnEvaluations } from './own-evaluation.service.js';

const OWN: AccessRule = { session: 'staff', selfService: true, remote: 'hr', ownAlone: true };
const Id = () => Param({ schema: idParamsSchema });

/** The forms that one writes. */
@Controller('api/hr/own-evaluation-forms')
@Access(OWN)
export class OwnEvaluationFormController {
  constructor(private readonly own: OwnEvaluations) {}

  @Get()
  @Answers(ownEvaluationFormsSchema)
  async listOwnEvaluationForms(@CurrentUser() user: SignedInUser): Promise<{ items: OwnEvaluationForm[] }> {
    return { items: await this.own.list(user) };
  }

  @Get(':id')
  @Answers(filledEvaluationFormSchema)
  getOwnEvaluationForm(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<FilledEvaluationForm> {
    return this.own.get(user, id);
  }

  @Put(':id')
  @NotAudited('What is typed is nobody else’s until it is submitted.')
  @Answers(filledEvaluationFormSchema)
  saveOwnEvaluationForm(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: saveEvaluationFormSchema }) given: SaveEvaluationForm,
  ): Promise<FilledEvaluationForm> {
    return this.own.save(user, id, given);
  }

  @Post(':id/submit')
  @HttpCode(200)
  @Audited('evaluationForm.submit')
  @Answers(filledEvaluationFormSchema)
  submitOwnEvaluationForm(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: saveEvaluationFormSchema }) given: SaveEvaluationForm,
  ): Promise<FilledEvaluationForm> {
    return this.own.submit(user, id, given);
  }
}

/** One's own results, and what one sees of those of others. */
@Controller('api/hr')
@Access(OWN)
export class OwnEvaluationResultController {
  constructor(private readonly results: EvaluationResults) {}

  @Get('own-evaluation-results')
  @Answers(ownEvaluationResultsSchema)
  async listOwnEvaluationResults(@CurrentUser() user: SignedInUser): Promise<{ items: EvaluationResult[] }> {
    return { items: await this.results.listOwn(user) };
  }

  /** For the person, who leads them, and HR. */
  @Get('evaluation-results/:id/comparison')
  @Answers(evaluationComparisonSchema)
  compareEvaluationResult(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<EvaluationComparison> {
    return this.results.compare(user, id);
  }

  /** One has read it. */
  @Post('evaluation-results/:id/acknowledge')
  @HttpCode(200)
  @Audited('evaluationResult.acknowledge')
  @Answers(EVALUATION_RESULT.schema)
  acknowledgeEvaluationResult(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<EvaluationResult> {
    return this.results.acknowledge(user, id);
  }
}
