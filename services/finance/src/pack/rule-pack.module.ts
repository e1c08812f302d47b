import { AuditWords, contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { CompanyPackReader } from './company-packs.service.js';
import { RulePacks } from './rule-packs.service.js';
import { RulePackRepository } from './rule-pack.repository.js';

/** The numbers of the law, with who has confirmed them. */
@Module({
  providers: [
    contribute(
      new AuditWords({
        kind: 'rulePack',
        title: 'Rules of the law',
        verbs: {
          compare: 'compared with the source',
          confirm: 'confirmed',
          enter: 'entered',
          discard: 'discarded',
        },
        fields: { from: 'From', source: 'Source', values: 'Values' },
      }),
    ),
    CompanyPackReader,
    RulePackRepository,
    RulePacks,
  ],
  exports: [CompanyPackReader, RulePacks],
})
export class RulePackModule {}
