import {
  confirmFormSchema,
  formParamsSchema,
  publicFormSchema,
  submitFormSchema,
  submittedFormSchema,
  type PublicForm,
  type SubmitForm,
  type SubmittedForm,
} from '@atrium/contracts';
import { originOf } from '@atrium/identity';
import { Access, Answers, NotAudited } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EMBED_SCRIPT } from './embed-script.rules.js';
import { PublicForms } from './public-form.service.js';

const Key = () => Param({ schema: formParamsSchema });

/** Open to anyone who has the form. */
@Controller('api/forms')
@Access({ session: 'public' })
export class PublicFormController {
  constructor(private readonly forms: PublicForms) {}

  /** The script that puts a form into a page of another site. */
  @Get('embed.js')
  readEmbedScript(@Res() reply: FastifyReply): void {
    void reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(EMBED_SCRIPT);
  }

  @Get(':key')
  @Answers(publicFormSchema)
  readPublicForm(@Key() { key }: { key: string }): Promise<PublicForm> {
    return this.forms.read(key);
  }

  @Post('confirm')
  @HttpCode(200)
  @NotAudited('The lead that it becomes is recorded.')
  @Answers(submittedFormSchema)
  confirmSubmittedForm(
    @Body({ schema: confirmFormSchema }) { link }: { link: string },
  ): Promise<SubmittedForm> {
    return this.forms.confirm(link);
  }

  @Post(':key')
  @HttpCode(200)
  @NotAudited('The lead that it becomes is recorded; what waits in quarantine is listed there.')
  @Answers(submittedFormSchema)
  submitPublicForm(
    @Key() { key }: { key: string },
    @Body({ schema: submitFormSchema }) body: SubmitForm,
    @Req() request: FastifyRequest,
  ): Promise<SubmittedForm> {
    return this.forms.submit(key, body, { ip: request.ip, userAgent: originOf(request).userAgent });
  }
}
