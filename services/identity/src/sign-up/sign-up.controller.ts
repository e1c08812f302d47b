import { doneSchema, signUpSchema } from '@atrium/contracts';
import { Access, Answers, Audited, markReplayed, OnceByHandler, onceRequestOf } from '@atrium/platform';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignUpService, type NewCompanySignUp } from './sign-up.service.js';

@Controller('api/companies')
@Access({ session: 'public' })
export class SignUpController {
  constructor(private readonly signUps: SignUpService) {}

  @Post()
  @Audited('company.create')
  @Answers(doneSchema, 201)
  @OnceByHandler()
  async create(
    @Body({ schema: signUpSchema }) body: NewCompanySignUp,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const origin = { address: request.ip, once: onceRequestOf(request) };
    markReplayed(reply, await this.signUps.signUp(body, origin));
    return { done: true as const };
  }
}
