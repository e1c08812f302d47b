import {
  leadRulesSchema,
  saveLeadRulesSchema,
  triedLeadRulesSchema,
  tryLeadRulesSchema,
  type LeadRules,
  type RouteGuard,
  type SaveLeadRules,
  type TriedLeadRules,
  type TryLeadRules,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { LeadRulesService } from './lead-rules.service.js';

const OF_LEADS = { tab: 'clientManagement', resource: 'leads' } as const;
/** Managers of leads who may change them. */
const permission = {
  allOf: [
    { ...OF_LEADS, action: 'update' },
    { ...OF_LEADS, action: 'approve' },
  ],
} satisfies RouteGuard['permission'];

@Controller('api/lead-rules')
export class LeadRuleController {
  constructor(private readonly rules: LeadRulesService) {}

  @Get()
  @Access({ session: 'staff', permission, remote: 'clients' })
  @Answers(leadRulesSchema)
  readLeadRules(@CurrentUser() user: SignedInUser): Promise<LeadRules> {
    return this.rules.read(user);
  }

  @Put()
  @Access({ session: 'staff', permission, remote: 'clients' })
  @Answers(leadRulesSchema)
  @Audited('leadRules.save')
  saveLeadRules(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: saveLeadRulesSchema }) body: SaveLeadRules,
  ): Promise<LeadRules> {
    return this.rules.save(user, body);
  }

  @Post('try')
  @HttpCode(200)
  @Access({ session: 'staff', permission, remote: 'clients' })
  @Answers(triedLeadRulesSchema)
  @NotAudited('Only reads.')
  tryLeadRules(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: tryLeadRulesSchema }) body: TryLeadRules,
  ): Promise<TriedLeadRules> {
    return this.rules.try(user, body);
  }
}
