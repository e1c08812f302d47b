import type { Supply } from './pricing.types.js';

export interface SupplyGiven {
  /** Left out: India. */
  companyCountry?: string;
  companyGstin: string | null;
  clientGstin?: string | null;
  /** Two digits, from the address. */
  clientState?: string | null;
  /** Left out: India. */
  clientCountry?: string | null;
  clientIsSez?: boolean;
  /** The company holds a letter of undertaking. */
  underLut?: boolean;
  /** A person's own choice, kept with its reason. */
  placeOverride?: string | null;
}

export interface SupplyFound {
  placeOfSupply: string | null;
  supply: Supply;
}

const INDIA = 'IN';
const ABROAD = '96';
const UNION_TERRITORIES = new Set(['04', '26', '31', '35', '38', '97']);

/** Where a supply counts as made, and with it which taxes are charged. */
export function supplyOf(given: SupplyGiven): SupplyFound {
  const { companyCountry = INDIA, companyGstin, clientIsSez = false, underLut = false } = given;
  if (companyCountry !== INDIA) return { placeOfSupply: null, supply: 'single' };
  if (!companyGstin) return { placeOfSupply: null, supply: 'untaxed' };
  const leavesTheState = underLut ? 'zeroRated' : 'interState';
  if ((given.clientCountry ?? INDIA) !== INDIA) return { placeOfSupply: ABROAD, supply: leavesTheState };
  const own = stateOf(companyGstin);
  const place = given.placeOverride || stateOf(given.clientGstin) || given.clientState || own;
  if (clientIsSez) return { placeOfSupply: place, supply: leavesTheState };
  if (place !== own) return { placeOfSupply: place, supply: 'interState' };
  return { placeOfSupply: place, supply: UNION_TERRITORIES.has(place) ? 'inUnionTerritory' : 'inState' };
}

/** What decided about the place of supply. */
export const PLACE_SOURCES = ['choice', 'gstin', 'address', 'own', 'abroad'] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** Null where the place decides nothing: without a GSTIN of the company, or outside of India. */
export function placeSourceOf(given: SupplyGiven): PlaceSource | null {
  const { companyCountry = INDIA, companyGstin, clientCountry } = given;
  if (companyCountry !== INDIA || !companyGstin) return null;
  if ((clientCountry ?? INDIA) !== INDIA) return 'abroad';
  if (given.placeOverride) return 'choice';
  if (given.clientGstin) return 'gstin';
  return given.clientState ? 'address' : 'own';
}

const stateOf = (gstin: string | null | undefined): string => gstin?.slice(0, 2) ?? '';
