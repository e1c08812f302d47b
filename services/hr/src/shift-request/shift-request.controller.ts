import {
  askedShiftSchema,
  askShiftSchema,
  previewShiftSchema,
  shiftChoicesSchema,
  shiftPreviewSchema,
  type AskShift,
  type PreviewShift,
  type ShiftChoice,
  type ShiftPreview,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  NotAudited,
  Once,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ShiftRequestService } from './shift-request.service.js';

const OWN: AccessRule = { session: 'staff', selfService: true, remote: 'hr' };

@Controller('api/hr/shift-requests')
export class ShiftRequestController {
  constructor(private readonly requests: ShiftRequestService) {}

  @Get('shifts')
  @Access(OWN)
  @Answers(shiftChoicesSchema)
  listShiftChoices(@CurrentUser() user: SignedInUser): Promise<{ items: ShiftChoice[] }> {
    return this.requests.listShifts(user);
  }

  @Post('preview')
  @HttpCode(200)
  @Access(OWN)
  @NotAudited('Only reads.')
  @Answers(shiftPreviewSchema)
  previewShiftRequest(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: previewShiftSchema }) asked: PreviewShift,
  ): Promise<ShiftPreview> {
    return this.requests.preview(user, asked);
  }

  @Post()
  @Access(OWN)
  @Audited('attendance.askShift')
  @Answers(askedShiftSchema, 201)
  @Once()
  askShift(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: askShiftSchema }) asked: AskShift,
  ): Promise<{ id: string }> {
    return this.requests.ask(user, asked);
  }
}
