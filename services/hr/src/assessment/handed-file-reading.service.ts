import { HANDED_FILE_USE } from '@atrium/contracts';
import { notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { FileReader, Records, type ReadableFile } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ASSESSMENT_ATTEMPTS, type AssessmentAttemptSteps } from './assessment-attempt.record.js';
import { AttemptAnswerRepository } from './attempt-answer.repository.js';
import { HandedFileRepository } from './handed-file.repository.js';
import { namelessFile } from './handed-file.rules.js';

/** What was handed in, for whoever marks it. */
@Injectable()
export class HandedFileReading {
  private readonly attempts: AssessmentAttemptSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly answers: AttemptAnswerRepository,
    private readonly handed: HandedFileRepository,
    private readonly reader: FileReader,
  ) {
    this.attempts = records.of(ASSESSMENT_ATTEMPTS);
  }

  /** Never one's own. @throws {AppError} NOT_FOUND */
  async read(user: SignedInUser, answerId: string, handedId: string): Promise<ReadableFile> {
    const { fileId, name } = await this.db.run(user.companyId, async () => {
      const answer = await this.answers.find(answerId);
      if (!answer) throw notFound();
      const { userId, state } = await this.attempts.rows.read(answer.attemptId);
      if (userId === user.id || (state !== 'marking' && state !== 'scored')) throw notFound();
      const files = (await this.handed.listOf([answer.attemptId])).filter(
        ({ questionId }) => questionId === answer.questionId,
      );
      const place = files.findIndex(({ id }) => id === handedId);
      const file = files[place];
      if (!file) throw notFound();
      return { fileId: file.fileId, name: namelessFile(place, file.type) };
    });
    return { ...(await this.reader.readKept(user.companyId, fileId, HANDED_FILE_USE)), name };
  }
}
