import {
  idParamsSchema,
  LABEL,
  labelChoicesSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateLabel,
  type Label,
  type LabelChoices,
  type LabelQuery,
  type Page,
  type UpdateLabel,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { LabelService } from './label.service.js';

const routes = recordRoutes(LABEL);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/labels')
export class LabelController {
  constructor(private readonly labels: LabelService) {}

  @routes.List()
  listLabels(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: LABEL.querySchema }) query: LabelQuery,
  ): Promise<Page<Label>> {
    return this.labels.list(user, query);
  }

  @Get('choices')
  @Access(accessTo(LABEL, 'read'))
  @Answers(labelChoicesSchema)
  listLabelChoices(@CurrentUser() user: SignedInUser): Promise<LabelChoices> {
    return this.labels.choices(user);
  }

  @routes.One()
  getLabel(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Label> {
    return this.labels.get(user, id);
  }

  @routes.Create()
  createLabel(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: LABEL.createSchema }) body: CreateLabel,
  ): Promise<Label> {
    return this.labels.create(user, body);
  }

  @routes.Bulk()
  changeLabels(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: LABEL.bulkSchema }) body: BulkOf<typeof LABEL>,
  ): Promise<BulkReport> {
    return this.labels.changeAll(user, body);
  }

  @routes.Update()
  updateLabel(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: LABEL.updateSchema }) { version, ...values }: UpdateLabel,
  ): Promise<Label> {
    return this.labels.update(user, { id, version }, values);
  }

  @routes.Step('archive')
  archiveLabel(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Label> {
    return this.labels.move(user, { id, version, step: 'archive' });
  }

  @routes.Step('restore')
  restoreLabel(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Label> {
    return this.labels.move(user, { id, version, step: 'restore' });
  }
}
