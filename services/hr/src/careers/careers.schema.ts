import { APPLICATION, careersKey, careersSchema } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { SettingDefinition } from '@atrium/reach';

/** What the company says on its careers page, and how long it keeps applicants. */
export const careersSettings = new SettingDefinition(careersKey, {
  schema: careersSchema,
  permission: APPLICATION.check('update'),
});

export const CAREERS_WORDS = [
  new AuditWords({
    kind: 'setting',
    fields: { intro: 'Below the title', keepDays: 'Days applicants are kept' },
    titles: { [careersKey.key]: 'Careers page' },
  }),
  new AuditWords({ kind: 'application', fields: { resume: 'Resume' } }),
  new AuditWords({
    kind: 'candidate',
    verbs: { erase: 'erased' },
    fields: { because: 'Because', applications: 'Applications', resumes: 'Resumes' },
  }),
];
