import {
  commentListSchema,
  commentQuerySchema,
  commentSchema,
  createCommentSchema,
  doneSchema,
  idParamsSchema,
  transitionSchema,
  unableQuerySchema,
  unableSchema,
  updateCommentSchema,
  type Comment,
  type CommentList,
  type CommentQuery,
  type CreateComment,
  type Unable,
  type UnableQuery,
  type UpdateComment,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CommentReading } from './comment-reading.service.js';
import { CommentService } from './comment.service.js';

const Id = () => Param({ schema: idParamsSchema });

/** Each kind of record says who may read its records, and so their comments; the service asks it. */
@Controller('api/comments')
@Access({ session: 'staff' })
export class CommentController {
  constructor(
    private readonly comments: CommentService,
    private readonly reading: CommentReading,
  ) {}

  @Get()
  @Answers(commentListSchema)
  listComments(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: commentQuerySchema }) query: CommentQuery,
  ): Promise<CommentList> {
    return this.reading.list(user, query);
  }

  /** Those of the people who cannot read the record, before they are mentioned. */
  @Get('unable')
  @Answers(unableSchema)
  listUnable(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: unableQuerySchema }) query: UnableQuery,
  ): Promise<Unable> {
    return this.reading.listUnable(user, query);
  }

  @Post()
  @Once()
  @Audited('comment.create')
  @Answers(commentSchema, 201)
  createComment(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: createCommentSchema }) body: CreateComment,
  ): Promise<Comment> {
    return this.comments.create(user, body);
  }

  @Patch(':id')
  @Audited('comment.update')
  @Answers(commentSchema)
  updateComment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: updateCommentSchema }) body: UpdateComment,
  ): Promise<Comment> {
    return this.comments.update(user, id, body);
  }

  @Delete(':id')
  @Audited('comment.delete')
  @Answers(doneSchema)
  async deleteComment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<{ done: true }> {
    await this.comments.delete(user, id, version);
    return { done: true };
  }
}
