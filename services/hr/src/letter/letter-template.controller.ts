import { LETTER_TEMPLATE, usualLettersSchema } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, RequestContext, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { LetterTemplates } from './letter-template.service.js';

@Controller(`api/${LETTER_TEMPLATE.path}`)
export class LetterTemplateController {
  constructor(private readonly templates: LetterTemplates) {}

  /** The usual letters in the language of the page. */
  @Post('usual')
  @HttpCode(200)
  @Access(accessTo(LETTER_TEMPLATE, 'create'))
  @Audited('letterTemplate.create')
  @Answers(usualLettersSchema)
  async addUsualLetters(@CurrentUser() user: SignedInUser): Promise<{ added: number }> {
    return { added: await this.templates.addUsual(user, RequestContext.language() ?? 'en') };
  }
}
