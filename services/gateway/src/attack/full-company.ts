import { fillClients } from '@atrium/clients/testing';
import { fillFinance } from '@atrium/finance/testing';
import { fillHr } from '@atrium/hr-service/testing';
import { createPeople, fillIdentity } from '@atrium/identity/testing';
import { fillInbox } from '@atrium/inbox/testing';
import { fillReach } from '@atrium/reach/testing';
import { fillRegistry } from '@atrium/registry/testing';
import { fillRequests } from '@atrium/requests/testing';
import { fillWork } from '@atrium/work/testing';
import type { FilledCompany, TestPortal } from '@atrium/testing';

/** A company with rows in every table and a person of every role. */
export interface FullCompany extends FilledCompany {
  /** Tokens of links that were mailed and not used. */
  tokens: string[];
}

/** @param word part of every name, so that it can be recognised wherever it appears */
export async function createFullCompany(portal: TestPortal, word: string): Promise<FullCompany> {
  const filled = await createPeople(portal, word);
  for (const fill of [
    fillHr,
    fillRegistry,
    fillReach,
    fillInbox,
    fillRequests,
    fillWork,
    fillClients,
    fillFinance,
  ])
    await fill(filled);
  return { ...filled, tokens: await fillIdentity(filled) };
}
