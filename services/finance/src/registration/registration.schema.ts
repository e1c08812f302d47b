import { PAY_RUN, registrationsKey, registrationsSchema } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { SettingDefinition } from '@atrium/reach';

/** Under which numbers the company pays contributions and professional tax. */
export const registrationSetting = new SettingDefinition(registrationsKey, {
  schema: registrationsSchema,
  permission: PAY_RUN.check('update'),
});

export const REGISTRATION_WORDS = new AuditWords({
  kind: 'setting',
  fields: {
    providentFund: 'PF establishment code of the company',
    stateInsurance: 'ESI code of the company',
    noStateInsurance: 'No one is insured by the state',
    professionalTax: 'Professional tax numbers by state',
  },
  titles: { [registrationsKey.key]: 'Registrations of the company' },
});
