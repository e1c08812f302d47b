import { readStored, store } from '../storage/browser-storage.js';

/** The current company code; product specification 2.1 and 3 give the key and the place. */
const CODE_KEY = 'companyCode';
const RECENT_KEY = 'atrium.recentCompanies';
const MOST_RECENT = 5;

export interface KnownCompany {
  code: string;
  name: string;
}

function isKnownCompany(value: unknown): value is KnownCompany {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'code' in value && typeof value.code === 'string' && 'name' in value && typeof value.name === 'string'
  );
}

/** Companies used on this device, the most recent first. */
export function listRecentCompanies(): KnownCompany[] {
  try {
    const parsed: unknown = JSON.parse(readStored('localStorage', RECENT_KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isKnownCompany) : [];
  } catch {
    return [];
  }
}

/** Makes an existing company the current one. */
export function rememberCompany({ code, name }: KnownCompany): void {
  store('localStorage', CODE_KEY, code);
  const others = listRecentCompanies().filter((company) => company.code !== code);
  const recent = [{ code, name }, ...others].slice(0, MOST_RECENT);
  store('localStorage', RECENT_KEY, JSON.stringify(recent));
}

export function readCompanyCode(): string | null {
  return readStored('localStorage', CODE_KEY);
}

export function forgetCompanyCode(): void {
  store('localStorage', CODE_KEY, null);
}
