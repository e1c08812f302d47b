import { ENV, notFound, SignedTexts, type Env } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

const PURPOSES = { application: 'own application', offer: 'own offer' } as const;
export type OwnLink = keyof typeof PURPOSES;

/** Links by which an applicant comes to what is theirs. Nothing is stored: a link is the same however often it is made. */
@Injectable()
export class OwnLinks {
  constructor(
    private readonly texts: SignedTexts,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  urlOf(kind: OwnLink, { companyId, code, id }: { companyId: string; code: string; id: string }): string {
    const link = this.texts.sign(PURPOSES[kind], `${companyId} ${id}`);
    return `${this.env.publicUrl}/${code}/careers/${kind === 'offer' ? 'offer' : 'me'}?link=${encodeURIComponent(link)}`;
  }

  /** The id of what a link of the company leads to. @throws {AppError} NOT_FOUND for any other text */
  read(kind: OwnLink, companyId: string, link: string): string {
    const [company, id] = this.texts.read(PURPOSES[kind], link)?.split(' ') ?? [];
    if (company !== companyId || !z.uuid().safeParse(id).success) throw notFound();
    return id ?? '';
  }
}
