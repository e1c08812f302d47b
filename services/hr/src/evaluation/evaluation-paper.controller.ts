import { EVALUATION_RESULT, idParamsSchema } from '@atrium/contracts';
import { Access, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { EvaluationPaper } from './evaluation-paper.service.js';

/** A published result as PDF: for the person, who leads them, and HR. */
@Controller(`api/${EVALUATION_RESULT.path}/:id`)
export class EvaluationPaperController {
  constructor(private readonly paper: EvaluationPaper) {}

  @Get('pdf')
  @Header('cache-control', 'no-store')
  @Access({ session: 'staff', selfService: true, remote: 'hr', ownAlone: true })
  @Audited('evaluationResult.takePdf')
  async getEvaluationResultPdf(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.paper.of(user, id);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      length: bytes.length,
    });
  }
}
