import {
  ASSESSMENT,
  HANDED_FILE_USE,
  type AttemptPaper,
  type ContentOf,
  type HandedPlace,
  type HandInFile,
} from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb } from '@atrium/platform';
import { Files, FileUploads, Records, type WholeFile } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import {
  ASSESSMENT_ATTEMPTS,
  type AssessmentAttemptRow,
  type AssessmentAttemptSteps,
} from './assessment-attempt.record.js';
import { AssessmentPapers } from './assessment-papers.service.js';
import { AssessmentQuestionRepository } from './assessment-question.repository.js';
import { AttemptAnswerRepository } from './attempt-answer.repository.js';
import { askedNow, settledAt } from './attempt-state.rules.js';
import { HandedFileRepository, type HandedFileRow } from './handed-file.repository.js';
import { isAccepted, isTooLarge } from './handed-file.rules.js';
import type { Taker } from './taker.rules.js';

const { errors } = ASSESSMENT;

interface Place {
  row: AssessmentAttemptRow;
  rules: ContentOf<'file'>;
  held: HandedFileRow[];
}

/** Where files are kept. */
@Injectable()
export class HandedStore {
  constructor(
    readonly files: Files,
    readonly uploads: FileUploads,
  ) {}
}

/** What is handed in in an attempt, for as long as answers are taken. */
@Injectable()
export class HandedFiles {
  private readonly attempts: AssessmentAttemptSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly stored: HandedStore,
    private readonly questions: AssessmentQuestionRepository,
    private readonly answers: AttemptAnswerRepository,
    private readonly handed: HandedFileRepository,
    private readonly papers: AssessmentPapers,
  ) {
    this.attempts = records.of(ASSESSMENT_ATTEMPTS);
  }

  /**
   * An upload of the taker becomes part of the answer; twice the same is one.
   * @throws {AppError} NOT_FOUND, ASSESSMENT_OVER, ASSESSMENT_FILES_ENOUGH, ASSESSMENT_FILE_KIND, ASSESSMENT_FILE_SIZE
   */
  handIn(taker: Taker, id: string, { fileId, ...place }: HandInFile): Promise<AttemptPaper> {
    return this.db.run(taker.companyId, async () => {
      const { row, rules, held } = await this.placeOf(taker, id, place.question);
      if (held.some((each) => each.fileId === fileId)) return this.papers.of(row);
      refuseMore(rules, held, place);
      const to = { use: HANDED_FILE_USE, recordId: id, user: { id: taker.uploads } };
      const { name, type, size } = await this.stored.files.attach(fileId, to);
      if (!isAccepted(rules, type)) throw new AppError(errors.ASSESSMENT_FILE_KIND);
      if (isTooLarge(rules, size)) throw new AppError(errors.ASSESSMENT_FILE_SIZE);
      await this.drop(held.filter((each) => each.id === place.replaces));
      await this.handed.insert({ attemptId: id, questionId: place.question, fileId, name, type, size });
      return this.kept(row, place.question);
    });
  }

  /**
   * The file of somebody without an account, whose room is looked at before any of it is read.
   * @throws {AppError} as `handIn`, FILE_NOT_ACCEPTED, FILES_FULL, TOO_MANY_ATTEMPTS
   */
  async send(
    taker: Taker,
    id: string,
    { question, replaces, ...file }: HandedPlace & Omit<WholeFile, 'use'>,
  ): Promise<AttemptPaper> {
    const place = { question, ...(replaces !== undefined && { replaces }) };
    await this.db.run(taker.companyId, async () => {
      const { rules, held } = await this.placeOf(taker, id, question);
      refuseMore(rules, held, place);
      if (isTooLarge(rules, file.size)) throw new AppError(errors.ASSESSMENT_FILE_SIZE);
    });
    const by = { companyId: taker.companyId, id: taker.uploads };
    const fileId = await this.stored.uploads.takeWhole(by, { ...file, use: HANDED_FILE_USE });
    try {
      return await this.handIn(taker, id, { ...place, fileId });
    } catch (error) {
      // They could neither use it nor remove it, and it would take room from their next one.
      await this.stored.uploads.cancel(by, fileId);
      throw error;
    }
  }

  /** What is gone already is gone. @param handedId as the paper has it. @throws {AppError} NOT_FOUND, ASSESSMENT_OVER */
  remove(taker: Taker, id: string, handedId: string): Promise<AttemptPaper> {
    return this.db.run(taker.companyId, async () => {
      const row = await this.open(taker, id);
      const asked = new Set(askedNow(row).map((each) => each.id));
      const found = (await this.handed.listOf([id])).filter(
        (each) => each.id === handedId && asked.has(each.questionId),
      );
      const [file] = found;
      if (!file) return this.papers.of(row);
      await this.drop(found);
      return this.kept(row, file.questionId);
    });
  }

  private async open(taker: Taker, id: string): Promise<AssessmentAttemptRow> {
    const found = await this.attempts.rows.read(id);
    if (!taker.owns(found) || found.state === 'voided') throw notFound();
    const row = await this.attempts.rows.lock(id);
    if (row.state !== 'open' || settledAt(row, this.clock.now()) !== null)
      throw new AppError(errors.ASSESSMENT_OVER);
    return row;
  }

  private async placeOf(taker: Taker, id: string, question: string): Promise<Place> {
    const row = await this.open(taker, id);
    const [edition] = await this.questions.listEditions(askedNow(row).filter((each) => each.id === question));
    if (edition?.content.kind !== 'file') throw notFound();
    const held = (await this.handed.listOf([id])).filter(({ questionId }) => questionId === question);
    return { row, rules: edition.content, held };
  }

  private async drop(files: readonly HandedFileRow[]): Promise<void> {
    await this.handed.remove(files.map(({ id }) => id));
    for (const { fileId } of files) await this.stored.files.remove(fileId);
  }

  /** The answer is what is there by now. */
  private async kept(row: AssessmentAttemptRow, question: string): Promise<AttemptPaper> {
    const files = (await this.handed.listOf([row.id])).filter(({ questionId }) => questionId === question);
    await this.answers.setFiles(
      row.id,
      question,
      files.map(({ id }) => id),
    );
    return this.papers.of(row);
  }
}

function refuseMore(
  { most }: ContentOf<'file'>,
  held: readonly HandedFileRow[],
  { replaces }: HandedPlace,
): void {
  if (held.filter(({ id }) => id !== replaces).length >= most)
    throw new AppError(errors.ASSESSMENT_FILES_ENOUGH);
}
