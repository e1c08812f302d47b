import type { NamedRow } from '@atrium/records';
import { companyKey } from '../contact/name-key.rules.js';
import { matchKeys } from '../contact/match-keys.rules.js';
import { HOME } from '../home.rules.js';
import { sameKeys } from '../match/same-keys.rules.js';
import { givenOf, type ClientRowContent } from './client-row.rules.js';

export type ClientFileRow = NamedRow<ClientRowContent>;

/** The rows of one client, in the order of the file; the first makes it. */
export type ClientGroup = readonly [ClientFileRow, ...ClientFileRow[]];

/** Rows with one code are one client; those without go by the name, however it is written. */
export function groupsOf(rows: readonly ClientFileRow[]): ClientGroup[] {
  const groups: [ClientFileRow, ...ClientFileRow[]][] = [];
  const byKey = new Map<string, [ClientFileRow, ...ClientFileRow[]]>();
  for (const row of rows) {
    const { code, name } = row.content.client;
    const named = `name ${companyKey(name)}`;
    const key = code === null ? named : `code ${code}`;
    const group = byKey.get(key);
    if (group) {
      group.push(row);
      continue;
    }
    const made: [ClientFileRow, ...ClientFileRow[]] = [row];
    groups.push(made);
    byKey.set(key, made);
    if (!byKey.has(named)) byKey.set(named, made);
  }
  return groups;
}

/** Row -> what is wrong because an earlier row of the file is the same contact, or another client with its GSTIN. */
export function twinsIn(groups: readonly ClientGroup[]): Map<string, { field: string; words: string }> {
  const place = new Map(groups.flatMap((group, at) => group.map(({ id }) => [id, at] as const)));
  const earlier = new Map<string, ClientFileRow>();
  const twins = new Map<string, { field: string; words: string }>();
  const rows = groups.flat().toSorted((one, other) => one.line - other.line);
  for (const row of rows) {
    const keys = matchKeys(givenOf(row.content), HOME.country);
    const same = sameKeys(keys);
    const twin = same.flatMap((key) => earlier.get(key) ?? [])[0];
    const tax = keys.gstin === null ? undefined : earlier.get(`gstin ${keys.gstin}`);
    if (twin) {
      twins.set(row.id, { field: 'contactName', words: `Line ${String(twin.line)} is the same contact.` });
    } else if (tax && place.get(tax.id) !== place.get(row.id)) {
      twins.set(row.id, { field: 'gstin', words: `Line ${String(tax.line)} has the same GSTIN.` });
    } else {
      for (const key of same) earlier.set(key, row);
      if (keys.gstin !== null && !tax) earlier.set(`gstin ${keys.gstin}`, row);
    }
  }
  return twins;
}
