import {
  CAPTURE_FORM,
  idParamsSchema,
  transitionSchema,
  type BulkCaptureForms,
  type BulkReport,
  type CaptureForm,
  type CaptureFormQuery,
  type CreateCaptureForm,
  type Page,
  type UpdateCaptureForm,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { CaptureFormService } from './capture-form.service.js';

const routes = recordRoutes(CAPTURE_FORM);
const Id = () => Param({ schema: idParamsSchema });
const Seen = () => Body({ schema: transitionSchema });

@Controller('api/capture-forms')
export class CaptureFormController {
  constructor(private readonly forms: CaptureFormService) {}

  @routes.List()
  listCaptureForms(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: CAPTURE_FORM.querySchema }) query: CaptureFormQuery,
  ): Promise<Page<CaptureForm>> {
    return this.forms.list(user, query);
  }

  @routes.One()
  getCaptureForm(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<CaptureForm> {
    return this.forms.get(user, id);
  }

  @routes.Create()
  createCaptureForm(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CAPTURE_FORM.createSchema }) body: CreateCaptureForm,
  ): Promise<CaptureForm> {
    return this.forms.create(user, body);
  }

  @routes.Bulk()
  changeCaptureForms(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CAPTURE_FORM.bulkSchema }) body: BulkCaptureForms,
  ): Promise<BulkReport> {
    return this.forms.changeAll(user, body);
  }

  @routes.Update()
  updateCaptureForm(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: CAPTURE_FORM.updateSchema }) body: UpdateCaptureForm,
  ): Promise<CaptureForm> {
    return this.forms.update(user, id, body);
  }

  @routes.Step('archive')
  archiveCaptureForm(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<CaptureForm> {
    return this.forms.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreCaptureForm(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<CaptureForm> {
    return this.forms.move(user, { step: 'restore', id, version });
  }
}
