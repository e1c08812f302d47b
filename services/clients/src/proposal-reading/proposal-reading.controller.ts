import {
  doneSchema,
  idParamsSchema,
  PROPOSAL,
  proposalReadingSchema,
  readProposalSchema,
  type ProposalReading,
  type ReadProposal,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { AskingClient, type Asker } from '../proposal/asking-client.decorator.js';
import { ProposalPortal } from '../proposal/proposal-portal.service.js';
import { ProposalReadings } from './proposal-readings.service.js';

const readByLinkSchema = readProposalSchema.extend({ link: z.string().max(200) });

type ReadByLink = z.infer<typeof readByLinkSchema>;

const Id = () => Param({ schema: idParamsSchema });

/** What the company sees of how a proposal was read. */
@Controller(`api/${PROPOSAL.path}`)
export class ProposalReadingController {
  constructor(private readonly readings: ProposalReadings) {}

  @Get(':id/reading')
  @Access(accessTo(PROPOSAL, 'read'))
  @Answers(proposalReadingSchema)
  getProposalReading(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<ProposalReading> {
    return this.readings.list(user, id);
  }
}

/** Open to whoever has the link. */
@Controller('api/proposal-links')
@Access({ session: 'public' })
export class LinkReadingController {
  constructor(
    private readonly portal: ProposalPortal,
    private readonly readings: ProposalReadings,
  ) {}

  @Post('reading')
  @HttpCode(200)
  @NotAudited('Counts seconds, of nobody in particular.')
  @Answers(doneSchema)
  async tellLinkedReading(
    @Body({ schema: readByLinkSchema }) { link, ...read }: ReadByLink,
  ): Promise<{ done: true }> {
    await this.readings.add(this.portal.byLink(link), read);
    return { done: true };
  }
}

/** The door of a client who signs in. */
@Controller('api/client-portal/proposals')
@Access({ session: 'any' })
export class OwnReadingController {
  constructor(
    private readonly portal: ProposalPortal,
    private readonly readings: ProposalReadings,
  ) {}

  @Post(':id/reading')
  @HttpCode(200)
  @NotAudited('Counts seconds, of nobody in particular.')
  @Answers(doneSchema)
  async tellOwnReading(
    @Id() { id }: { id: string },
    @Body({ schema: readProposalSchema }) read: ReadProposal,
    @AskingClient() { user }: Asker,
  ): Promise<{ done: true }> {
    await this.readings.add(this.portal.bySession(user, id), read);
    return { done: true };
  }
}
