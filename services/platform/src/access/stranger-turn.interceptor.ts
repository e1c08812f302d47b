import { LINK_HEADER } from '@atrium/contracts';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { callerGone } from '../http/caller-gone.signal.js';
import { LinkLanes } from '../limiter/link-lanes.js';
import { networkOf } from '../limiter/network.rules.js';
import { StrangerLanes } from '../limiter/stranger-lanes.js';

/**
 * On every public route: what is sent without a session runs in the lane of its network and controller, so that slow work
 * on one kind of page holds up neither those who work nor somebody of the same network who signs in. Whoever sends a link
 * that leads to them has a lane of their own.
 */
@Injectable()
export class StrangerTurn implements NestInterceptor {
  constructor(
    private readonly lanes: StrangerLanes,
    private readonly links: LinkLanes,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    // The guard has set a person where a handler asks for more than its controller.
    if (request.method === 'GET' || request.user || request.operator) return next.handle();
    const gone = callerGone(http.getResponse<FastifyReply>());
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    const link = request.headers[LINK_HEADER];
    const body = link === undefined ? request.body : { link };
    const of = { network: networkOf(request.ip), page: context.getClass().name, body, gone };
    return from(this.links.laneOf(of).then((lane) => this.lanes.take(lane, work, gone)));
  }
}
