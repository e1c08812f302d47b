import { randomUUID } from 'node:crypto';
import type {
  AssessmentQuestion,
  CreateAssessmentQuestion,
  QuestionContent,
  QuestionSources,
  Started,
  UpdateAssessmentQuestion,
} from '@atrium/contracts';
import { Audit, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import {
  ASSESSMENT_QUESTIONS,
  type AssessmentQuestionRow,
  type AssessmentQuestionSteps,
} from './assessment-question.record.js';
import { AssessmentQuestionRepository } from './assessment-question.repository.js';
import { partIdsOf, refuseContent, withPartIds } from './question-content.rules.js';
import { SAMPLE_BANK, SAMPLE_QUESTIONS } from './sample-questions.seed.js';

const ID_LENGTH = 8;

/** The banks of questions. What was asked once stays as it was: a change makes the next edition. */
@Injectable()
export class AssessmentQuestions {
  readonly steps: AssessmentQuestionSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly audit: Audit,
    private readonly repository: AssessmentQuestionRepository,
  ) {
    this.steps = records.of(ASSESSMENT_QUESTIONS);
  }

  /** @throws {AppError} ASSESSMENT_RIGHT_ANSWER, ASSESSMENT_SAME_ID, ASSESSMENT_RUBRIC beside the answers */
  async create(user: SignedInUser, given: CreateAssessmentQuestion): Promise<AssessmentQuestion> {
    checkContent(given);
    const content = withNewIds(given.content, new Set());
    return this.steps.create(
      user,
      { ...given, content, kind: content.kind },
      { after: (row) => this.repository.addEdition(row) },
    );
  }

  /** @throws {AppError} STALE_VERSION, ASSESSMENT_QUESTION_ARCHIVED, as `create` */
  update(
    user: SignedInUser,
    id: string,
    { version, ...given }: UpdateAssessmentQuestion,
  ): Promise<AssessmentQuestion> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: (row) => {
        checkContent({ ...row, ...given });
        const content = given.content && withNewIds(given.content, new Set([...partIdsOf(row.content)]));
        const next = { ...given, ...(content && { content, kind: content.kind }) };
        return isAskedOtherwise(row, next) ? { ...next, edition: row.edition + 1 } : next;
      },
      after: async (row, before) => {
        if (row.edition > before.edition) await this.repository.addEdition(row);
      },
    });
  }

  sources(user: SignedInUser): Promise<QuestionSources> {
    return this.db.run(user.companyId, () => this.repository.listSources());
  }

  /** Ten questions, one of each kind and one more; nothing where the bank is there already. */
  addSample(user: SignedInUser): Promise<Started> {
    return this.db.run(user.companyId, async () => {
      await this.repository.lockBank();
      if (await this.repository.hasBank(SAMPLE_BANK)) {
        this.audit.skip('assessmentQuestion.create');
        return { added: 0 };
      }
      for (const question of SAMPLE_QUESTIONS) await this.create(user, { ...question, bank: SAMPLE_BANK });
      return { added: SAMPLE_QUESTIONS.length };
    });
  }
}

function checkContent({ content, points }: Pick<AssessmentQuestionRow, 'content' | 'points'>): void {
  const refusal = refuseContent(content, points);
  if (refusal) throw refusedField('content', refusal);
}

function withNewIds(content: QuestionContent, known: ReadonlySet<string>): QuestionContent {
  const ids = new Map(
    partIdsOf(content).map((id) => [id, known.has(id) ? id : randomUUID().slice(0, ID_LENGTH)]),
  );
  return withPartIds(content, (id) => ids.get(id) ?? id);
}

const ASKED = ['text', 'points', 'cost', 'content', 'feedback'] as const;

function isAskedOtherwise(
  before: AssessmentQuestionRow,
  given: Partial<Pick<AssessmentQuestionRow, (typeof ASKED)[number]>>,
): boolean {
  return ASKED.some(
    (name) => given[name] !== undefined && JSON.stringify(given[name]) !== JSON.stringify(before[name]),
  );
}
