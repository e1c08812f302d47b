import { auditChoicesSchema, auditWordsQuerySchema, type AuditChoices } from '@atrium/contracts';
import { Access, Answers, RequestContext } from '@atrium/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { TrailVocabulary } from './trail-vocabulary.js';

@Controller('api/audit')
export class TrailWordsController {
  constructor(private readonly vocabulary: TrailVocabulary) {}

  /** The filters of the audit trail, in the language of the asking page. */
  @Get('choices')
  @Access({ session: 'staff', permission: { tab: 'admin', resource: 'audit', action: 'read' } })
  @Answers(auditChoicesSchema)
  listChoices(): AuditChoices {
    return this.vocabulary.listChoices(RequestContext.language() ?? 'en');
  }

  /** The words of one kind of record, for its history. They are labels and no data, so all staff may read them. */
  @Get('words')
  @Access({ session: 'staff' })
  @Answers(auditChoicesSchema)
  listWords(@Query({ schema: auditWordsQuerySchema }) { kind }: { kind: string }): AuditChoices {
    return this.vocabulary.listWordsOf(kind, RequestContext.language() ?? 'en');
  }
}
