import {
  addClientCommentSchema,
  askTaskSchema,
  clientCommentsSchema,
  clientTasksSchema,
  idParamsSchema,
  type AddClientComment,
  type AskTask,
  type ClientComments,
  type ClientTasks,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { OwnTasks } from './own-tasks.service.js';

const Id = () => Param({ schema: idParamsSchema });

/** The door of a client who signs in. */
@Controller('api/client-portal/tasks')
@Access({ session: 'any' })
export class OwnTaskController {
  constructor(private readonly tasks: OwnTasks) {}

  @Get()
  @Answers(clientTasksSchema)
  listOwnTasks(@CurrentUser() user: SignedInUser): Promise<ClientTasks> {
    return this.tasks.list(user);
  }

  @Once()
  @Post()
  @Audited('task.create')
  @Answers(clientTasksSchema, 201)
  askTask(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: askTaskSchema }) body: AskTask,
  ): Promise<ClientTasks> {
    return this.tasks.ask(user, body);
  }

  @Get(':id/comments')
  @Answers(clientCommentsSchema)
  listOwnComments(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<ClientComments> {
    return this.tasks.comments(user, id);
  }

  @Once()
  @Post(':id/comments')
  @NotAudited('Comments are kept and cannot be changed.')
  @Answers(clientCommentsSchema, 201)
  addOwnComment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: addClientCommentSchema }) { text }: AddClientComment,
  ): Promise<ClientComments> {
    return this.tasks.comment(user, { taskId: id, text });
  }
}
