import {
  idParamsSchema,
  LETTER_TEMPLATE,
  transitionSchema,
  usualLettersSchema,
  type BulkLetterTemplates,
  type BulkReport,
  type CreateLetterTemplate,
  type LetterTemplate,
  type LetterTemplateQuery,
  type Page,
  type UpdateLetterTemplate,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, RequestContext, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { LetterTemplates } from './letter-template.service.js';

const routes = recordRoutes(LETTER_TEMPLATE);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/letter-templates')
export class LetterTemplateController {
  constructor(private readonly templates: LetterTemplates) {}

  @routes.List()
  listLetterTemplates(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: LETTER_TEMPLATE.querySchema }) query: LetterTemplateQuery,
  ): Promise<Page<LetterTemplate>> {
    return this.templates.list(user, query);
  }

  /** The usual letters in the language of the page. */
  @Post('usual')
  @HttpCode(200)
  @Access(accessTo(LETTER_TEMPLATE, 'create'))
  @Audited('letterTemplate.create')
  @Answers(usualLettersSchema)
  async addUsualLetters(@CurrentUser() user: SignedInUser): Promise<{ added: number }> {
    return { added: await this.templates.addUsual(user, RequestContext.language() ?? 'en') };
  }

  @routes.One()
  getLetterTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<LetterTemplate> {
    return this.templates.get(user, id);
  }

  @routes.Create()
  createLetterTemplate(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: LETTER_TEMPLATE.createSchema }) body: CreateLetterTemplate,
  ): Promise<LetterTemplate> {
    return this.templates.create(user, body);
  }

  @routes.Bulk()
  changeLetterTemplates(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: LETTER_TEMPLATE.bulkSchema }) body: BulkLetterTemplates,
  ): Promise<BulkReport> {
    return this.templates.changeAll(user, body);
  }

  @routes.Update()
  updateLetterTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: LETTER_TEMPLATE.updateSchema }) body: UpdateLetterTemplate,
  ): Promise<LetterTemplate> {
    return this.templates.update(user, id, body);
  }

  @routes.Step('archive')
  archiveLetterTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<LetterTemplate> {
    return this.templates.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreLetterTemplate(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<LetterTemplate> {
    return this.templates.move(user, { step: 'restore', id, version });
  }
}
