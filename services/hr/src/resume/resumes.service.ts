import { RESUME_FAULT, RESUME_USE } from '@atrium/contracts';
import { AppError, Clock, Jobs } from '@atrium/platform';
import { Files, type AttachedFile } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { isResume, kindOfResume, nameOfResume, typeOfResume, type ResumeKind } from './resume-kind.rules.js';
import { readResume } from './resume.job.js';
import { ResumeRepository } from './resume.repository.js';

/** A resume that a stranger sends. */
export interface SentResume {
  kind: ResumeKind;
  name: string;
  bytes: Buffer;
}

/** Keeps what applicants send as their resume, and has its words read. */
@Injectable()
export class Resumes {
  constructor(
    private readonly files: Files,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly resumes: ResumeRepository,
  ) {}

  /** Null for what is neither PDF nor DOCX. */
  recognise(name: string, bytes: Buffer): SentResume | null {
    const kind = kindOfResume(bytes);
    return kind && { kind, name: nameOfResume(name, kind), bytes };
  }

  /**
   * Room for it, before the transaction that keeps it. @param to the opening, for which strangers send only so many at once
   * @throws {AppError} FILES_FULL, TOO_MANY_ATTEMPTS
   */
  announce(to: { companyId: string; id: string }, { bytes }: SentResume): Promise<string> {
    return this.files.announce(to, { use: RESUME_USE, most: bytes.length });
  }

  /** Inside `TenantDb.run` only. */
  async keep(
    applicationId: string,
    sent: SentResume,
    announced: { fileId: string; by: string },
  ): Promise<void> {
    const { fileId, by } = announced;
    await this.files.fill(fileId, { name: sent.name, type: typeOfResume(sent.kind), bytes: sent.bytes });
    const file = { use: RESUME_USE, recordId: applicationId, user: { id: by } };
    await this.insert(applicationId, await this.files.attach(fileId, file));
  }

  /** What somebody of the company uploaded. Inside `TenantDb.run` only. @throws {AppError} VALIDATION_FAILED on `fileId` */
  async add(user: { id: string }, applicationId: string, fileId: string): Promise<void> {
    const file = await this.files.attach(fileId, { use: RESUME_USE, recordId: applicationId, user });
    if (!isResume(file.type)) throw new AppError('VALIDATION_FAILED', { fields: { fileId: RESUME_FAULT } });
    await this.insert(applicationId, file);
  }

  private async insert(applicationId: string, { id: fileId, name, size }: AttachedFile): Promise<void> {
    const id = await this.resumes.insert({ applicationId, fileId, name, size, sentAt: this.clock.now() });
    await this.jobs.enqueue(readResume, { resumeId: id }, { key: id });
  }
}
