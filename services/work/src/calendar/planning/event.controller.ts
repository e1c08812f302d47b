import {
  answerEventSchema,
  createEventSchema,
  eventDatesQuerySchema,
  eventDatesSchema,
  eventEditedSchema,
  eventOwnersSchema,
  eventQuerySchema,
  eventSchema,
  idParamsSchema,
  removeEventSchema,
  undoEventSchema,
  updateEventSchema,
  type AnswerEvent,
  type CalendarEvent,
  type CreateEvent,
  type EventDates,
  type EventDatesQuery,
  type EventEdited,
  type EventOwners,
  type RemoveEvent,
  type UndoEvent,
  type UpdateEvent,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CalendarOwners } from './calendar-owners.service.js';
import { EventAnswers } from './event-answers.service.js';
import { EventEdits } from './event-edit.service.js';
import { EventUndo } from './event-undo.service.js';
import { EventService } from './event.service.js';

const Id = () => Param({ schema: idParamsSchema });

/** Which events a person sees and changes is decided event by event. */
@Controller('api/calendar')
@Access({ session: 'staff' })
export class EventController {
  constructor(
    private readonly events: EventService,
    private readonly owners: CalendarOwners,
    private readonly edits: EventEdits,
    private readonly answers: EventAnswers,
    private readonly undo: EventUndo,
  ) {}

  @Get('owners')
  @Answers(eventOwnersSchema)
  listEventOwners(@CurrentUser() user: SignedInUser): Promise<EventOwners> {
    return this.owners.list(user);
  }

  @Get('dates')
  @Answers(eventDatesSchema)
  getEventDates(@Query({ schema: eventDatesQuerySchema }) query: EventDatesQuery): EventDates {
    return this.events.dates(query);
  }

  @Post('events')
  @Audited('calendar_event.create')
  @Answers(eventSchema, 201)
  @Once()
  createEvent(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: createEventSchema }) body: CreateEvent,
  ): Promise<CalendarEvent> {
    return this.events.create(user, body);
  }

  @Get('events/:id')
  @Answers(eventSchema)
  getEvent(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Query({ schema: eventQuerySchema }) { at }: { at?: string | undefined },
  ): Promise<CalendarEvent> {
    return this.events.get(user, id, at);
  }

  @Patch('events/:id')
  @Audited('calendar_event.update')
  @Answers(eventEditedSchema)
  updateEvent(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: updateEventSchema }) body: UpdateEvent,
  ): Promise<EventEdited> {
    return this.edits.update(user, id, body);
  }

  @Post('events/:id/remove')
  @HttpCode(200)
  @Audited('calendar_event.remove')
  @Answers(eventEditedSchema)
  removeEvent(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: removeEventSchema }) body: RemoveEvent,
  ): Promise<EventEdited> {
    return this.edits.remove(user, id, body);
  }

  @Post('events/:id/undo')
  @HttpCode(200)
  @Audited('calendar_event.undo')
  @Answers(eventSchema)
  undoEventEdit(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: undoEventSchema }) body: UndoEvent,
  ): Promise<CalendarEvent> {
    return this.undo.undo(user, id, body.undo);
  }

  @Post('events/:id/answer')
  @HttpCode(200)
  @Audited('calendar_event.answer')
  @Answers(eventSchema)
  answerEvent(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: answerEventSchema }) body: AnswerEvent,
  ): Promise<CalendarEvent> {
    return this.answers.answer(user, id, body);
  }
}
