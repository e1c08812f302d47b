import {
  addClientCommentSchema,
  clientCommentsSchema,
  idParamsSchema,
  TASK,
  type AddClientComment,
  type ClientComments,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ClientTasks } from './client-tasks.service.js';

const Id = () => Param({ schema: idParamsSchema });

/** The company's side of what is written with a client about a task. */
@Controller(`api/${TASK.path}/:id/client-comments`)
export class ClientCommentController {
  constructor(private readonly tasks: ClientTasks) {}

  @Get()
  @Access(accessTo(TASK, 'read'))
  @Answers(clientCommentsSchema)
  listClientComments(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<ClientComments> {
    return this.tasks.ofTeam(user, id);
  }

  @Once()
  @Post()
  @Access(accessTo(TASK, 'read'))
  @NotAudited('Comments are kept and cannot be changed.')
  @Answers(clientCommentsSchema, 201)
  addClientComment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: addClientCommentSchema }) { text }: AddClientComment,
  ): Promise<ClientComments> {
    return this.tasks.answer(user, id, text);
  }
}
