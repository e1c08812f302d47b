import {
  EMPLOYEE_DOCUMENT,
  finishOnboardingSchema,
  offerDocumentSchema,
  ownOnboardingSchema,
  saveNumbersStepSchema,
  savePersonalStepSchema,
  type EmployeeDocument,
  type OfferDocument,
  type OwnOnboarding,
  type SaveNumbersStep,
  type SavePersonalStep,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { OnboardingService } from './onboarding.service.js';

/** The steps that follow an accepted invitation, for the person themselves. */
@Controller('api/hr/employment/onboarding')
@Access({ session: 'staff', selfService: true, remote: 'hr' })
export class OnboardingController {
  constructor(private readonly onboarding: OnboardingService) {}

  @Get()
  @Answers(ownOnboardingSchema)
  getOnboarding(@CurrentUser() user: SignedInUser): Promise<OwnOnboarding> {
    return this.onboarding.read(user);
  }

  @Put('personal')
  @Audited('employee.changePersonal')
  @Answers(ownOnboardingSchema)
  savePersonal(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: savePersonalStepSchema }) body: SavePersonalStep,
  ): Promise<OwnOnboarding> {
    return this.onboarding.savePersonal(user, body);
  }

  @Patch('statutory')
  @Audited('employee.changeStatutory')
  @Answers(ownOnboardingSchema)
  saveNumbers(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: saveNumbersStepSchema }) body: SaveNumbersStep,
  ): Promise<OwnOnboarding> {
    return this.onboarding.saveNumbers(user, body);
  }

  @Post('documents')
  @Audited('employeeDocument.create')
  @Answers(EMPLOYEE_DOCUMENT.schema, 201)
  @Once()
  offerDocument(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: offerDocumentSchema }) body: OfferDocument,
  ): Promise<EmployeeDocument> {
    return this.onboarding.offer(user, body);
  }

  @Post('finish')
  @HttpCode(200)
  @Audited('employee.finishOnboarding')
  @Answers(ownOnboardingSchema)
  finishOnboarding(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: finishOnboardingSchema }) { version }: { version: number },
  ): Promise<OwnOnboarding> {
    return this.onboarding.finish(user, version);
  }
}
