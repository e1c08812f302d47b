import {
  approveRequestsSchema,
  bulkReportSchema,
  decideRequestSchema,
  idParamsSchema,
  requestDetailSchema,
  requestPageSchema,
  requestPersonSchema,
  requestPlaceSchema,
  requestQuerySchema,
  transitionSchema,
  type ApproveRequests,
  type BulkReport,
  type DecideRequest,
  type EmployeeRequest,
  type Page,
  type RequestDetail,
  type RequestPerson,
  type RequestQuery,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type AccessRule, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { RequestDecisions } from './request-decisions.service.js';
import { RequestPeopleReader } from './request-people.service.js';
import { RequestReader } from './request-reader.service.js';

/** Each person reads their own requests and those that they decide. */
const SELF: AccessRule = { session: 'staff', selfService: true };
const Asked = () => Query({ schema: requestQuerySchema });
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/requests')
export class RequestController {
  constructor(
    private readonly reader: RequestReader,
    private readonly people: RequestPeopleReader,
    private readonly decisions: RequestDecisions,
  ) {}

  @Get('mine')
  @Access(SELF)
  @Answers(requestPageSchema)
  listMine(@CurrentUser() user: SignedInUser, @Asked() query: RequestQuery): Promise<Page<EmployeeRequest>> {
    return this.reader.list(user, 'mine', query);
  }

  @Get('waiting')
  @Access(SELF)
  @Answers(requestPageSchema)
  listWaiting(
    @CurrentUser() user: SignedInUser,
    @Asked() query: RequestQuery,
  ): Promise<Page<EmployeeRequest>> {
    return this.reader.list(user, 'waiting', query);
  }

  @Get('decided')
  @Access(SELF)
  @Answers(requestPageSchema)
  listDecided(
    @CurrentUser() user: SignedInUser,
    @Asked() query: RequestQuery,
  ): Promise<Page<EmployeeRequest>> {
    return this.reader.list(user, 'decided', query);
  }

  /** Of one employee, for who oversees requests. */
  @Get('of/:id')
  @Access({ session: 'staff', permission: { roles: ['hr', 'admin'] } })
  @Answers(requestPageSchema)
  listOfEmployee(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Asked() query: RequestQuery,
  ): Promise<Page<EmployeeRequest>> {
    return this.reader.listOf(user, id, query);
  }

  @Post('approve')
  @HttpCode(200)
  @Access(SELF)
  @Audited('request.approve')
  @Answers(bulkReportSchema)
  approveRequests(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: approveRequestsSchema }) body: ApproveRequests,
  ): Promise<BulkReport> {
    return this.decisions.approveAll(user, body);
  }

  @Get(':id')
  @Access(SELF)
  @Answers(requestDetailSchema)
  getRequest(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<RequestDetail> {
    return this.reader.get(user, id);
  }

  @Get(':id/people/:place')
  @Access(SELF)
  @Answers(requestPersonSchema)
  getRequestPerson(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: requestPlaceSchema }) { id, place }: { id: string; place: number },
  ): Promise<RequestPerson> {
    return this.people.get(user, id, place);
  }

  @Post(':id/decide')
  @HttpCode(200)
  @Access(SELF)
  @Audited('request.approve', 'request.decline', 'request.approveCancel', 'request.declineCancel')
  @Answers(requestDetailSchema)
  decideRequest(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: decideRequestSchema }) body: DecideRequest,
  ): Promise<RequestDetail> {
    return this.decisions.decide(user, id, body);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Access(SELF)
  @Audited('request.withdraw')
  @Answers(requestDetailSchema)
  withdrawRequest(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<RequestDetail> {
    return this.decisions.withdraw(user, id, version);
  }
}
