import type { PublicCompany } from '@atrium/contracts';
import { callApi, knownPromise, readFailure, type ApiFailure } from '@atrium/sdk';

export type CompanyLookup =
  { company: PublicCompany; failure?: never } | { company?: never; failure: ApiFailure };

const lookups = new Map<string, Promise<CompanyLookup>>();

const fetchCompany = (code: string) =>
  callApi<PublicCompany>({ url: `companies/${encodeURIComponent(code)}` });

/** The public part of the company with this lower-cased code; rejects when there is none. */
export async function getCompany(code: string): Promise<PublicCompany> {
  const company = await fetchCompany(code);
  lookups.set(code, knownPromise(Promise.resolve({ company })));
  return company;
}

async function answer(code: string): Promise<CompanyLookup> {
  try {
    return { company: await fetchCompany(code) };
  } catch (reason) {
    return { failure: readFailure(reason) };
  }
}

/** Requests again; never rejects. */
export function refreshCompany(code: string): Promise<CompanyLookup> {
  const asked = knownPromise(answer(code));
  lookups.set(code, asked);
  return asked;
}

/**
 * Like `refreshCompany`, but requests once and returns the same promise, so that a page can `use()` it and it can be
 * requested ahead.
 */
export function lookUpCompany(code: string): Promise<CompanyLookup> {
  return lookups.get(code) ?? refreshCompany(code);
}
