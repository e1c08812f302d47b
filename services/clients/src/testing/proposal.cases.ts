import { canonicalJson, contentHash, type Json } from '../proposal/content-hash.rules.js';
import { expiresAt, isOpen, type Validity } from '../proposal/expiry.rules.js';
import { proposalNumber, type NumberSeries } from '../proposal/proposal-number.rules.js';
import type { PricedProposal } from '@atrium/contracts';
import { supplyOf, type SupplyGiven } from '@atrium/contracts';
import { totalsOf } from '@atrium/contracts';

/** What the product's rules make of a case of `proposal-cases.json`. */
export function runCase(kind: string, given: unknown): unknown {
  switch (kind) {
    case 'totals':
      return totalsOf(given as PricedProposal);
    case 'supply':
      return supplyOf(given as SupplyGiven);
    case 'expiry': {
      const { at, ...validity } = given as Validity & { at: string };
      return { expiresAt: expiresAt(validity), open: isOpen(validity, at) };
    }
    case 'number': {
      const { at, next, ...series } = given as NumberSeries & { at: string; next: number };
      return { number: proposalNumber(series, at, next) };
    }
    case 'hash': {
      const { content } = given as { content: Json };
      return { canonical: canonicalJson(content), sha256: contentHash(content) };
    }
    default:
      throw new Error(`There are no cases of the kind "${kind}".`);
  }
}
