import { randomUUID } from 'node:crypto';
import { RESUME_FAULT, RESUME_LIMIT } from '@atrium/contracts';
import { AppError, Clock, readForm, SignedTexts } from '@atrium/platform';
import { words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Resumes, type SentResume } from '../resume/resumes.service.js';
import { readApplication, type Faults, type Typed } from './application-form.schema.js';
import { Applying } from './applying.service.js';
import type { CareersSite } from './careers-site.rules.js';
import { renderPosting } from './posting-page.mapper.js';
import type { Posting } from './posting.types.js';
import { Postings } from './postings.service.js';

const SHOWN = 'careers form shown';
/** More than is kept, so that whoever chose a file that is too large reads so. */
const MOST_BYTES = 3 * RESUME_LIMIT;
const BAD_RESUME = { id: RESUME_FAULT, values: {} };

/** The form of a posting: shown, read, and shown again with what is wrong. */
@Injectable()
export class ApplyForms {
  constructor(
    private readonly clock: Clock,
    private readonly texts: SignedTexts,
    private readonly postings: Postings,
    private readonly resumes: Resumes,
    private readonly applying: Applying,
  ) {}

  async show(
    site: CareersSite,
    posting: Posting,
    { typed = {}, faults = {} }: { typed?: Typed; faults?: Faults } = {},
  ): Promise<string> {
    const { keepDays } = await this.postings.careersOf(site);
    const shown = this.texts.sign(SHOWN, `${posting.id} ${String(this.clock.now().getTime())}`);
    return renderPosting(site, posting, { shown, submission: randomUUID(), typed, faults, keepDays });
  }

  /** Null once it is taken; else the form with what is wrong. @throws {AppError} TOO_MANY_ATTEMPTS, FILES_FULL */
  async take(site: CareersSite, posting: Posting, request: FastifyRequest): Promise<string | null> {
    await this.applying.admit(site, request.ip);
    const sent = await readForm(request, MOST_BYTES).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE') return null;
      throw error;
    });
    if (sent === null) return this.show(site, posting, { faults: { resume: BAD_RESUME } });
    const typed = typedOf(sent);
    const read = readApplication(posting, typed);
    const resume = await this.resumeOf(sent);
    const faults: Record<string, Said> = {
      ...('faults' in read && read.faults),
      ...this.suspected(posting, typed),
    };
    if (resume === 'bad') faults['resume'] = BAD_RESUME;
    if (resume === null && posting.resumeRequired) faults['resume'] = words('Choose your resume.');
    if ('faults' in read || resume === 'bad' || Object.keys(faults).length > 0)
      return this.show(site, posting, { typed, faults });
    const submission = z.uuid().safeParse(typed['submission']);
    const submissionId = submission.success ? submission.data : randomUUID();
    const consentText = site.t(words('I have read how my data is handled.'));
    const application = { ...read.read, submissionId, consentText };
    await this.applying.take(site, posting, { sent: application, resume, address: request.ip });
    return null;
  }

  /** Whoever is no machine learns what to do about it. */
  private suspected(posting: Posting, typed: Typed): Faults {
    const [openingId, at] = this.texts.read(SHOWN, typed['shown'] ?? '')?.split(' ') ?? [];
    const shownAt = openingId === posting.id ? Number(at) : null;
    const [suspicion] = this.applying.suspicions(typed['website'] ?? '', shownAt);
    if (suspicion === undefined) return {};
    if (suspicion === 'hidden_field')
      return { website: words('Leave the field “Website” empty, and send this again.') };
    return suspicion === 'too_fast'
      ? { name: words('That was very quick. Check what you entered, and send it again.') }
      : { name: words('This page was open for long. Check what you entered, and send it again.') };
  }

  /** Null where none was chosen. */
  private async resumeOf(sent: FormData): Promise<SentResume | 'bad' | null> {
    const file = sent.get('resume');
    if (file === null || typeof file === 'string' || file.size === 0) return null;
    if (file.size > RESUME_LIMIT) return 'bad';
    return this.resumes.recognise(file.name, Buffer.from(await file.arrayBuffer())) ?? 'bad';
  }
}

/** The texts of the form; of a name that came twice the last. */
const typedOf = (sent: FormData): Typed =>
  Object.fromEntries(
    [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
