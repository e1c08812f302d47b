import type { Language } from '@atrium/contracts';
import { Letterheads } from '@atrium/identity';
import { definePdf, Pdfs, printedPhoto, qrCode } from '@atrium/pdf';
import { ENV, type Env, type SignedInUser } from '@atrium/platform';
import { say, words } from '@atrium/reach';
import { FileReader } from '@atrium/records';
import { Inject, Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { sayNumber, type IdCardRow } from './id-card.record.js';

/** As the template places it. */
const PHOTO_MM = { width: 21, height: 26 };
const CARD = definePdf(new URL('./id-card.typ', import.meta.url));

export interface CardOrder {
  language: Language;
  /** Told how many cards are prepared. */
  progress?: (done: number) => Promise<void>;
}

/** Prints cards: photo, name, job, and a code that leads to the page which says whether the card is valid. */
@Injectable()
export class IdCardPaper {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly letterheads: Letterheads,
    private readonly files: FileReader,
    private readonly pdfs: Pdfs,
  ) {}

  /** One card a page. Not inside `TenantDb.run`. */
  async make(
    user: SignedInUser,
    rows: readonly IdCardRow[],
    { language, progress }: CardOrder,
  ): Promise<Buffer> {
    const { code, name, logo } = await this.letterheads.of(user.companyId);
    const files = new Map<string, Buffer>();
    const cards = [];
    for (const [index, row] of rows.entries()) {
      const link = `${this.env.publicUrl}/${code}/employee/IdCard#card=${row.token}`;
      files.set(`files/code-${index}.svg`, qrCode(link));
      const photo = row.photoFileId && (await this.photo(user, row.photoFileId));
      if (photo) files.set(`files/photo-${index}.jpg`, photo);
      cards.push({
        ...faceOf(row),
        photo: photo ? `files/photo-${index}.jpg` : null,
        qr: `files/code-${index}.svg`,
      });
      await progress?.(index + 1);
    }
    const data = { cards, words: wordsIn(language) };
    const title = say(words('ID cards'), language);
    return this.pdfs.make({
      companyId: user.companyId,
      template: CARD,
      title,
      language,
      company: { name, address: [], logo },
      data,
      files,
    });
  }

  private async photo(user: SignedInUser, fileId: string): Promise<Buffer | null> {
    try {
      const photo = await this.files.read(user, fileId, 'full');
      return await printedPhoto(await buffer(await photo.open()), PHOTO_MM);
    } catch {
      // A photo that was replaced meanwhile; the card shows initials.
      return null;
    }
  }
}

const faceOf = ({ employeeName, employeeCode, designation, number }: IdCardRow) => ({
  name: employeeName,
  code: employeeCode,
  designation: designation ?? '',
  number: number === null ? '' : sayNumber(number),
  initials: employeeName
    .split(' ')
    .map((part) => [...part][0] ?? '')
    .slice(0, 2)
    .join(''),
});

const wordsIn = (language: Language) => ({
  card: say(words('Employee card'), language),
  photo: say(words('Photo of the holder'), language),
  check: say(words('Scan to check this card'), language),
});
