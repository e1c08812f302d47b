import type { Assessment } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AssessmentQuestions } from '../assessment/assessment-question.service.js';
import { Assessments } from '../assessment/assessment.service.js';
import { OwnAssessments } from '../assessment/own-assessment.service.js';
import { staffTaker } from '../assessment/taker.rules.js';
import { SAMPLE_BANK } from '../assessment/sample-questions.seed.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { ApplicantTestDemo } from './applicant-test-demo.service.js';
import { answersTo } from './assessment-answers.seed.js';

const DAY_MS = 86_400_000;
const CLOSES_IN_DAYS = 14;

const RULES = {
  audience: 'everyone',
  limitMin: 30,
  opensAt: null,
  graceSec: 30,
  attempts: 1,
  counted: 'highest',
  shuffleQuestions: true,
  shuffleOptions: true,
  passPercent: 40,
  floorAtZero: true,
  reveal: 'keys',
  revealAt: 'scored',
} as const;

interface DemoAssessment {
  name: string;
  count: number;
  people: readonly SignedInUser[];
  forward?: boolean;
}

/** Four assessments of the demo company, each with results; some wait for somebody, and some have answers to mark. */
@Injectable()
export class AssessmentDemo {
  constructor(
    private readonly questions: AssessmentQuestions,
    private readonly assessments: Assessments,
    private readonly own: OwnAssessments,
    private readonly employees: EmployeeRepository,
    private readonly applicants: ApplicantTestDemo,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill({ hr, lead, employee }: DemoStaff): Promise<void> {
    const people = [lead, employee];
    await this.questions.addSample(hr);
    const basics = await this.open(hr, { name: 'Performance marketing basics', count: 10, people });
    await this.take(lead, basics, { leaveOpen: 1 });
    await this.take(employee, basics, { leaveOpen: 3 });
    await this.applicants.fill(hr, basics);
    const numbers = await this.open(hr, { name: 'Refresher: numbers of a campaign', count: 5, people });
    await this.take(lead, numbers, { leaveOpen: 0 });
    const campaign = await this.open(hr, { name: 'Planning a campaign', count: 6, people });
    await this.take(employee, campaign, { leaveOpen: 2 });
    const quick = await this.open(hr, { name: 'Quick check', count: 4, people: [employee], forward: true });
    await this.take(employee, quick, { leaveOpen: 0 });
  }

  private async open(
    hr: SignedInUser,
    { name, count, people, forward = false }: DemoAssessment,
  ): Promise<Assessment> {
    const closesAt = new Date(this.clock.now().getTime() + CLOSES_IN_DAYS * DAY_MS).toISOString();
    const made = await this.assessments.create(hr, {
      ...RULES,
      forward,
      name,
      description: 'A calculator is allowed. Wrong answers cost points where the question says so.',
      questionIds: [],
      draws: [{ from: 'bank', name: SAMPLE_BANK, count }],
      closesAt,
    });
    const employeeIds: string[] = [];
    for (const { id } of people) {
      const employee = await this.employees.findByUser(id);
      if (employee) employeeIds.push(employee.id);
    }
    await this.assessments.invite(hr, made.id, { employeeIds });
    return this.assessments.publish(hr, made.id, { version: made.version });
  }

  private async take(
    user: SignedInUser,
    { id }: Assessment,
    { leaveOpen }: { leaveOpen: number },
  ): Promise<void> {
    const invited = (await this.own.list(user)).find(({ assessment }) => assessment.id === id);
    if (!invited) return;
    let paper = await this.own.start(staffTaker(user), invited.id);
    while (paper.forward && paper.forward.place < paper.forward.count - 1) {
      const { place } = paper.forward;
      paper = await this.own.next(staffTaker(user), paper.id, { place, answers: answersTo(paper.questions) });
    }
    const answered = paper.questions.slice(0, paper.questions.length - leaveOpen);
    await this.own.submit(staffTaker(user), paper.id, { answers: answersTo(answered) });
  }
}
