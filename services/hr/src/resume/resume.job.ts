import { RESUME_USE, type ResumeState } from '@atrium/contracts';
import { AppError, defineJob, HandlesJob, TenantDb, type JobContext } from '@atrium/platform';
import { FileReader, FileReadings } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { CandidateWords } from './candidate-words.service.js';
import { RESUME_READER } from './resume-reader.program.js';
import { UNREADABLE } from './resume-words.rules.js';
import { ResumeRepository, type ResumeRow } from './resume.repository.js';

export const readResume = defineJob({
  kind: 'hr.read-resume',
  title: 'Reading a resume',
  payload: z.object({ resumeId: z.uuid() }),
  mode: 'steps',
  kept: false,
});

const LIMITS = { milliseconds: 10_000, heapMegabytes: 256 };

/** Reads the words of resumes, each in a process of its own: what strangers send must never hold up the portal. */
@Injectable()
export class ReadResumeJob {
  constructor(
    private readonly db: TenantDb,
    private readonly files: FileReader,
    private readonly readings: FileReadings,
    private readonly resumes: ResumeRepository,
    private readonly words: CandidateWords,
  ) {}

  @HandlesJob(readResume)
  async read({ resumeId }: { resumeId: string }, job: JobContext): Promise<void> {
    const resume = await this.db.run(job.companyId, () => this.resumes.find(resumeId));
    if (!resume) return;
    const told = await this.wordsOf(resume, job);
    const state: ResumeState = told === null ? 'unreadable' : told === '' ? 'empty' : 'read';
    await this.db.run(job.companyId, async () => {
      await this.resumes.setState(resumeId, state);
      if (told) await this.words.keep(resume.candidateId, told);
    });
  }

  /** Null for a file that is broken, locked or too much. @throws {AppError} UNAVAILABLE while others are read */
  private async wordsOf(
    { fileId, name }: ResumeRow,
    { companyId, signal }: JobContext,
  ): Promise<string | null> {
    const file = await this.files.readKept(companyId, fileId, RESUME_USE);
    const bytes = await buffer(await file.open());
    const said: string[] = [];
    const reading = {
      reader: RESUME_READER,
      args: [name.endsWith('.docx') ? 'docx' : 'pdf'],
      signal,
      limits: LIMITS,
      isJob: true,
      tooMuch: UNREADABLE,
      take: (content: string) => Promise.resolve(void said.push(JSON.parse(content) as string)),
    };
    try {
      await this.readings.read([bytes], reading);
      return said.join(' ');
    } catch (error) {
      if (error instanceof AppError && error.code === 'VALIDATION_FAILED') return null;
      throw error;
    }
  }
}
