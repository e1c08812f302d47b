import {
  acceptTimeSchema,
  eventEditedSchema,
  eventSchema,
  idParamsSchema,
  timeProposalParamsSchema,
  proposeTimeSchema,
  type CalendarEvent,
  type EventEdited,
  type ProposeTime,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { TimeProposals } from './time-proposals.service.js';

const Proposal = () => Param({ schema: timeProposalParamsSchema });
interface ProposalPlace {
  id: string;
  proposalId: string;
}

/** Which events a person sees and changes is decided event by event. */
@Controller('api/calendar/events')
@Access({ session: 'staff' })
export class TimeProposalController {
  constructor(private readonly proposals: TimeProposals) {}

  @Post(':id/propose')
  @HttpCode(200)
  @Audited('calendar_event.propose')
  @Answers(eventSchema)
  proposeEventTime(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: proposeTimeSchema }) body: ProposeTime,
  ): Promise<CalendarEvent> {
    return this.proposals.propose(user, id, body);
  }

  @Post(':id/proposals/:proposalId/accept')
  @HttpCode(200)
  @Audited('calendar_event.update')
  @Answers(eventEditedSchema)
  acceptEventTime(
    @CurrentUser() user: SignedInUser,
    @Proposal() place: ProposalPlace,
    @Body({ schema: acceptTimeSchema }) { version }: { version: number },
  ): Promise<EventEdited> {
    return this.proposals.accept(user, place, version);
  }

  @Post(':id/proposals/:proposalId/decline')
  @HttpCode(200)
  @Audited('calendar_event.decline')
  @Answers(eventSchema)
  declineEventTime(
    @CurrentUser() user: SignedInUser,
    @Proposal() place: ProposalPlace,
  ): Promise<CalendarEvent> {
    return this.proposals.decline(user, place);
  }
}
