import type { Migration } from '@atrium/platform';
import { clientMigration } from './1764100300001-client.migration.js';
import { leadMigration } from './1764100300002-lead.migration.js';
import { proposalMigration } from './1764100300003-proposal.migration.js';
import { leadAnswerMigration } from './1764100300004-lead-answer.migration.js';
import { captureMigration } from './1764100300035-capture.migration.js';
import { consentMigration } from './1764100300036-consent.migration.js';
import { clientOnboardingMigration } from './1764100300020-client-onboarding.migration.js';
import { clientMessageMigration } from './1764100300045-client-message.migration.js';
import { projectMigration } from './1764100300021-project.migration.js';
import { similarNamesMigration } from './1764100300030-similar-names.migration.js';
import { proposalVersionMigration } from './1764100300040-proposal-version.migration.js';
import { leadRulesMigration } from './1764100300050-lead-rules.migration.js';
import { clientFileMigration } from './1764100300070-client-file.migration.js';
import { projectMoneyMigration } from './1764100300072-project-money.migration.js';
import { placeOfSupplyMigration } from './1764100300071-place-of-supply.migration.js';
import { markNamesMigration } from './1764100300065-mark-names.migration.js';
import { proposalRootMigration } from './1764100300091-proposal-root.migration.js';
import { listOrderMigration } from './1764100300090-list-order.migration.js';
import { contactTextMigration } from './1764100300066-contact-text.migration.js';
import { leadHoldMigration } from './1764100300051-lead-hold.migration.js';
import { mergeMigration } from './1764100300055-merge.migration.js';
import { duplicateMigration } from './1764100300056-duplicate.migration.js';
import { leadTextMigration } from './1764100300096-lead-text.migration.js';
import { proposalCommentMigration } from './1764100300097-proposal-comment.migration.js';
import { proposalCopiedLinkMigration } from './1764100300098-proposal-copied-link.migration.js';
import { leadSetupMigration } from './1764100300060-lead-setup.migration.js';
import { clientActivityMigration } from './1764100300061-client-activity.migration.js';
import { proposalReadingMigration } from './1765101000001-proposal-reading.migration.js';
import { wholeMoneyMigration } from './1764300500002-whole-money.migration.js';
import { clientMailHeldMigration } from './1765106200001-client-mail-held.migration.js';
import { clientMailMigration } from './1765104100001-client-mail.migration.js';

export const clientsMigrations: Migration[] = [
  clientMigration,
  leadMigration,
  proposalMigration,
  leadAnswerMigration,
  clientOnboardingMigration,
  projectMigration,
  similarNamesMigration,
  captureMigration,
  consentMigration,
  proposalVersionMigration,
  clientMessageMigration,
  leadRulesMigration,
  leadHoldMigration,
  mergeMigration,
  duplicateMigration,
  clientFileMigration,
  placeOfSupplyMigration,
  projectMoneyMigration,
  leadSetupMigration,
  clientActivityMigration,
  markNamesMigration,
  contactTextMigration,
  listOrderMigration,
  proposalRootMigration,
  leadTextMigration,
  proposalCommentMigration,
  proposalCopiedLinkMigration,
  wholeMoneyMigration,
  proposalReadingMigration,
  clientMailMigration,
  clientMailHeldMigration,
];
