import { Module } from '@nestjs/common';
import { CandidateWords } from './candidate-words.service.js';
import { ResumeFiles } from './resume-files.service.js';
import { ReadResumeJob } from './resume.job.js';
import { ResumeRepository } from './resume.repository.js';
import { Resumes } from './resumes.service.js';

/** Resumes of applicants, and the words by which they are found. */
@Module({
  providers: [CandidateWords, ReadResumeJob, ResumeFiles, ResumeRepository, Resumes],
  exports: [ResumeRepository, Resumes],
})
export class ResumeModule {}
