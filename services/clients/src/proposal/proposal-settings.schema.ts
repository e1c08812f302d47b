import { proposalSettingsKey, proposalSettingsSchema } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';
import { SettingDefinition } from '@atrium/reach';

const PROPOSALS_RESOURCE = { tab: 'clientManagement', resource: 'proposals' } as const;

/** How the company writes proposals. All of its staff read it, since every editor starts from it. */
export const proposalSettings = new SettingDefinition(proposalSettingsKey, {
  schema: proposalSettingsSchema,
  permission: {
    allOf: [
      { ...PROPOSALS_RESOURCE, action: 'update' },
      { ...PROPOSALS_RESOURCE, action: 'approve' },
    ],
  },
  public: true,
});

export const PROPOSAL_SETTINGS_WORDS = new AuditWords({
  kind: 'setting',
  fields: {
    reviewTotal: 'Reviewed above this total',
    reviewDiscount: 'Reviewed above this discount',
    series: 'Number series',
    yearStartsMonth: 'Month in which the year starts',
    terms: 'Terms',
    taxRate: 'Tax in percent',
    hsnSac: 'HSN and SAC codes',
    validDays: 'Valid for days',
    underLut: 'Letter of undertaking',
    startsOnboarding: 'Acceptance starts onboarding',
    blocks: 'Parts of proposals',
  },
  titles: { [proposalSettingsKey.key]: 'Rules of proposals' },
});
