import { doneSchema, signUpSchema } from '@atrium/contracts';
import { Access, Answers } from '@atrium/platform';
import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SignUpService, type NewCompanySignUp } from './sign-up.service.js';

@Controller('api/companies')
@Access({ session: 'public' })
export class SignUpController {
  constructor(private readonly signUps: SignUpService) {}

  @Post()
  @Answers(doneSchema, 201)
  async create(@Body({ schema: signUpSchema }) body: NewCompanySignUp, @Req() request: FastifyRequest) {
    await this.signUps.signUp(body, request.ip);
    return { done: true as const };
  }
}
