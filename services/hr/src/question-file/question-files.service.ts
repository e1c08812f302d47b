import type { Readable } from 'node:stream';
import {
  ASSESSMENT_QUESTION,
  QUESTION_FILE_MAX_BYTES,
  QUESTION_FILE_MOST,
  QUESTION_FILE_WORDS,
  type ExportQuestions,
  type ImportedQuestion,
  type QuestionFile,
  type QuestionImport,
  type QuestionImportQuery,
} from '@atrium/contracts';
import { AppError, Audit, collectFile, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { decodeText } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { AssessmentQuestionRepository } from '../assessment/assessment-question.repository.js';
import { AssessmentQuestions } from '../assessment/assessment-question.service.js';
import { readQuestionCsv } from './csv-reader.rules.js';
import { csvOf } from './csv-writer.rules.js';
import { readGift } from './gift-reader.rules.js';
import { giftOf } from './gift-writer.rules.js';
import { readMoodle } from './moodle-reader.rules.js';
import { keyOf, type FileEntry } from './question-draft.rules.js';

const { errors } = ASSESSMENT_QUESTION;

const READERS: Record<QuestionFile, (file: Buffer) => FileEntry[] | Promise<FileEntry[]>> = {
  gift: (file) => readGift(decodeText(file)),
  csv: readQuestionCsv,
  moodle: (file) => readMoodle(decodeText(file)),
};
/** Excel takes a file without this mark for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const WRITERS = {
  gift: { write: giftOf, ending: 'txt' },
  csv: {
    write: (questions: Parameters<typeof csvOf>[0]) => BYTE_ORDER_MARK + csvOf(questions),
    ending: 'csv',
  },
} as const;

/** Questions from files of other programs into a bank, and a bank as a file. */
@Injectable()
export class QuestionFiles {
  constructor(
    private readonly db: TenantDb,
    private readonly audit: Audit,
    private readonly questions: AssessmentQuestions,
    private readonly repository: AssessmentQuestionRepository,
  ) {}

  /** What each entry would become; stores nothing. @throws {AppError} PAYLOAD_TOO_LARGE, ASSESSMENT_FILE_EMPTY */
  async preview(
    user: SignedInUser,
    { format, bank }: QuestionImportQuery,
    body: Readable,
  ): Promise<QuestionImport> {
    const entries = await this.read(format, body);
    return this.db.run(user.companyId, async () => shown(entries, await this.keysOf(bank)));
  }

  /** All questions of a file, or none. @throws {AppError} as `preview`; ASSESSMENT_FILE_REFUSED */
  async store(
    user: SignedInUser,
    { format, bank }: QuestionImportQuery,
    body: Readable,
  ): Promise<QuestionImport> {
    const entries = await this.read(format, body);
    return this.db.run(user.companyId, async () => {
      await this.repository.lockBank();
      const known = await this.keysOf(bank);
      const outcome = shown(entries, known);
      if (outcome.refused > 0) throw new AppError(errors.ASSESSMENT_FILE_REFUSED);
      const added = entries.flatMap(({ draft }) => (draft && !known.has(keyOf(draft)) ? [draft] : []));
      for (const draft of added) await this.questions.create(user, { ...draft, bank });
      if (added.length === 0) this.audit.skip('assessmentQuestion.create');
      return outcome;
    });
  }

  /** A bank as a file. @throws {AppError} NOT_FOUND where the bank has no questions */
  take(user: SignedInUser, { bank, format }: ExportQuestions): Promise<{ name: string; bytes: Buffer }> {
    return this.db.run(user.companyId, async () => {
      const questions = await this.repository.listBank(bank);
      if (questions.length === 0) throw new AppError('NOT_FOUND');
      const { write, ending } = WRITERS[format];
      this.audit.record({
        action: 'assessmentQuestion.takeBank',
        by: user,
        resource: { kind: 'list', id: ASSESSMENT_QUESTION.list.key, title: bank },
        after: { format, questions: questions.length },
      });
      return { name: `${bank}.${ending}`, bytes: Buffer.from(write(questions)) };
    });
  }

  private async read(format: QuestionFile, body: Readable): Promise<FileEntry[]> {
    const file = Buffer.concat(await collectFile(body, QUESTION_FILE_MAX_BYTES));
    const entries = await READERS[format](file);
    if (entries.length === 0) throw refusedField('file', errors.ASSESSMENT_FILE_EMPTY);
    return limited(entries);
  }

  private async keysOf(bank: string): Promise<ReadonlySet<string>> {
    return new Set((await this.repository.listBank(bank)).map(keyOf));
  }
}

/** Of a file with too many questions it is said once, at the first that is too much. */
function limited(entries: FileEntry[]): FileEntry[] {
  const next = entries[QUESTION_FILE_MOST];
  if (!next) return entries;
  return [
    ...entries.slice(0, QUESTION_FILE_MOST),
    { ...next, draft: null, why: QUESTION_FILE_WORDS.tooMany },
  ];
}

function shown(entries: readonly FileEntry[], known: ReadonlySet<string>): QuestionImport {
  const items = entries.map(({ line, text, draft, why }): ImportedQuestion => {
    const becomes = draft ? (known.has(keyOf(draft)) ? 'known' : 'added') : 'refused';
    return { line, text, why, becomes, kind: draft?.content.kind ?? null };
  });
  const count = (wanted: ImportedQuestion['becomes']) =>
    items.filter(({ becomes }) => becomes === wanted).length;
  return { added: count('added'), known: count('known'), refused: count('refused'), items };
}
