import {
  leadSetupSchema,
  leadStageUsageSchema,
  saveLeadSetupSchema,
  type LeadSetup,
  type LeadStageUsage,
  type RouteGuard,
  type SaveLeadSetup,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { LeadSetups } from './lead-setup.service.js';

const OF_LEADS = { tab: 'clientManagement', resource: 'leads' } as const;
/** Managers of leads who may change them. */
const permission = {
  allOf: [
    { ...OF_LEADS, action: 'update' },
    { ...OF_LEADS, action: 'approve' },
  ],
} satisfies RouteGuard['permission'];

@Controller('api/lead-setup')
export class LeadSetupController {
  constructor(private readonly setups: LeadSetups) {}

  /** For all who see leads or clients: their stages and services have the company's words. */
  @Get()
  @Access({ session: 'staff', permission: { tab: 'clientManagement' }, remote: 'clients' })
  @Answers(leadSetupSchema)
  readLeadSetup(@CurrentUser() user: SignedInUser): Promise<LeadSetup> {
    return this.setups.read(user);
  }

  @Get('usage')
  @Access({ session: 'staff', permission, remote: 'clients' })
  @Answers(leadStageUsageSchema)
  readLeadStageUsage(@CurrentUser() user: SignedInUser): Promise<LeadStageUsage> {
    return this.setups.usage(user);
  }

  @Put()
  @Access({ session: 'staff', permission, remote: 'clients' })
  @Answers(leadSetupSchema)
  @Audited('leadSetup.save')
  saveLeadSetup(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: saveLeadSetupSchema }) body: SaveLeadSetup,
  ): Promise<LeadSetup> {
    return this.setups.save(user, body);
  }
}
