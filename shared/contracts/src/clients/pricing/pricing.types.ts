export type Discount = { percent: string } | { amount: number };

export type Recurrence = 'once' | 'month' | 'quarter' | 'year';

/** Amounts are whole minor units (paise); quantities and percentages are decimals as text. */
export interface ProposalItem {
  qty: string;
  unitPrice: number;
  taxRate: string;
  discount?: Discount | null;
  /** Left out: once. */
  recurrence?: Recurrence;
  /** Of a recurring line; left out, it has no end. */
  periods?: number | null;
}

export type Supply = 'inState' | 'inUnionTerritory' | 'interState' | 'single' | 'zeroRated' | 'untaxed';

export interface PricedProposal {
  currency: string;
  supply: Supply;
  pricesIncludeTax: boolean;
  /** 100 rounds the total to the rupee. */
  roundTo: 1 | 100;
  discount: Discount | null;
  items: ProposalItem[];
}

export type TaxName = 'cgst' | 'sgst' | 'utgst' | 'igst' | 'tax';

export type Taxes = Partial<Record<TaxName, number>>;

export interface LineFigures {
  gross: number;
  lineDiscount: number;
  net: number;
  documentDiscount: number;
  taxable: number;
  taxes: Taxes;
  total: number;
}

export interface ProposalFigures {
  lines: LineFigures[];
  subtotal: number;
  discount: number;
  taxable: number;
  taxes: Taxes;
  tax: number;
  roundOff: number;
  total: number;
  /** Of one period each. */
  byRecurrence: Partial<Record<Recurrence, number>>;
  /** Null where a recurring line has no end. */
  contractTotal: number | null;
}

export type PriceProblem =
  | 'NO_ITEMS'
  | 'QTY_NOT_POSITIVE'
  | 'QTY_TOO_PRECISE'
  | 'PRICE_NEGATIVE'
  | 'RATE_OUT_OF_RANGE'
  | 'DISCOUNT_TOO_LARGE'
  | 'TOTAL_TOO_LARGE';

/** `path` names the field: `items.0.qty`. */
export interface PriceError {
  path: string;
  code: PriceProblem;
}
