import type { Entity } from '@atrium/platform';
import { CaptureFormEntity } from './capture/capture-form.entity.js';
import { FormSubmissionEntity } from './capture/form-submission.entity.js';
import { ClientEntity } from './client/client.entity.js';
import { ContactEntity } from './client/contact.entity.js';
import { ConsentEntity } from './consent/consent.entity.js';
import { LeadEntity } from './lead/lead.entity.js';
import { ClientOnboardingEntity } from './onboarding/client-onboarding.entity.js';
import { MilestoneEntity } from './project/milestone.entity.js';
import { ProjectEntity } from './project/project.entity.js';
import { ProposalEntity } from './proposal/proposal.entity.js';
import { ProposalTemplateEntity } from './proposal/proposal-template.entity.js';

export { ClientsModule } from './clients.module.js';
export { ClientsDemo } from './demo/clients-demo.service.js';
export { EXECUTIVE } from './demo/executive.seed.js';
export { ConsentLinks } from './consent/consent-links.service.js';
export { Consents, type Reachable } from './consent/consents.service.js';
export { clientsMigrations } from './migrations/index.js';
export { domainOf } from './contact/email.rules.js';
export { readGstin } from './contact/gstin.rules.js';
export type { Gstin, GstinProblem } from './contact/gstin.rules.js';
export { maskMatches, mayStillSave } from './contact/mask.rules.js';
export type { FoundMatch, MaskedMatch, MatchedKind, SaveRefusal } from './contact/mask.rules.js';
export { matchKeys } from './contact/match-keys.rules.js';
export type { ContactGiven, MatchKeys } from './contact/match-keys.rules.js';
export { companyKey, personKey } from './contact/name-key.rules.js';
export { matchOf } from './contact/verdict.rules.js';
export type { Match, MatchReason, Verdict } from './contact/verdict.rules.js';
export { acceptVersion } from './proposal/acceptance.rules.js';
export type {
  Acceptance,
  AcceptanceGiven,
  AcceptanceRefusal,
  ShownVersion,
} from './proposal/acceptance.rules.js';
export { canonicalJson, contentHash, type Json } from './proposal/content-hash.rules.js';
export { expiresAt, isOpen, type Validity } from './proposal/expiry.rules.js';
export { financialYear, proposalNumber, sayVersion } from './proposal/proposal-number.rules.js';
export type { NumberSeries } from './proposal/proposal-number.rules.js';
export { isEditable, isOutside, takeStep } from './proposal/proposal-state.rules.js';
export type { ProposalState, ProposalStep, StepGiven, StepRefusal } from './proposal/proposal-state.rules.js';
export { nextVersion, sendNewest, shownVersion } from './proposal/version.rules.js';
export type { RevisionRefusal, Version } from './proposal/version.rules.js';

export const clientsEntities: Entity[] = [
  CaptureFormEntity,
  ClientEntity,
  ClientOnboardingEntity,
  ConsentEntity,
  ContactEntity,
  FormSubmissionEntity,
  LeadEntity,
  MilestoneEntity,
  ProjectEntity,
  ProposalEntity,
  ProposalTemplateEntity,
];
