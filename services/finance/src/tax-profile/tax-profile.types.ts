import type { TaxRegime } from '@atrium/contracts';

/** How somebody chose to be taxed in a year. */
export interface StoredTaxProfile {
  id: string;
  version: number;
  employeeId: string;
  regime: TaxRegime;
  metro: boolean;
}

/** What of somebody's declaration counts for a pay. Amounts are paise. */
export interface CountedDeclaration {
  employeeId: string;
  /** Null where nothing was chosen. */
  regime: TaxRegime | null;
  metro: boolean;
  monthlyRent: number;
  investments: number;
  healthInsurance: number;
  previousIncome: number;
  previousTax: number;
}
